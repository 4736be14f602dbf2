/* A solver for `grille judge`: the cell with the fewest candidates first.   Build: cc -O2 -o solver solver.c */
#include <stdio.h>
#include <string.h>

static int size, height, width, grid[625];

static int fits(int cell, int digit) {
    int row = cell / size, column = cell % size;
    int top = row - row % height, left = column - column % width;
    for (int i = 0; i < size; i++)
        if (grid[row * size + i] == digit || grid[i * size + column] == digit ||
            grid[(top + i / width) * size + left + i % width] == digit) return 0;
    return 1;
}

static int solve(void) {
    int best = -1, fewest = 99;
    for (int cell = 0; cell < size * size; cell++) {
        int count = 0;
        if (grid[cell]) continue;
        for (int digit = 1; digit <= size; digit++) count += fits(cell, digit);
        if (count < fewest) { fewest = count; best = cell; }
    }
    if (best < 0) return 1; /* every cell is filled */
    for (int digit = 1; digit <= size; digit++) {
        grid[best] = 0;
        if (!fits(best, digit)) continue;
        grid[best] = digit;
        if (solve()) return 1;
    }
    grid[best] = 0;
    return 0;
}

int main(void) {
    char word[16];
    int cells = 0, known = 0;
    while (scanf("%15s", word) == 1 && strcmp(word, "quit")) {
        if (!strcmp(word, "puzzle")) {
            if (scanf("%d %d %d", &size, &height, &width) != 3) return 1;
            known = height > 0; /* 0 rows: the regions are not boxes */
            cells = 0;
        } else if (!strcmp(word, "row")) {
            for (int i = 0; i < size; i++) if (scanf("%d", &grid[cells++]) != 1) return 1;
        } else if (!strcmp(word, "solve")) {
            if (!known) printf("unsupported");
            else if (!solve()) printf("none");
            else {
                printf("solution");
                for (int cell = 0; cell < cells; cell++) printf(" %d", grid[cell]);
            }
            printf("\n");
            fflush(stdout);
        } else {
            if (!strcmp(word, "rule")) known = 0;
            if (scanf("%*[^\n]") == EOF) break; /* the rest of the line */
        }
    }
    return 0;
}

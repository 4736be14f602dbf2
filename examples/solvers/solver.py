# A solver for `grille judge`: the cell with the fewest candidates first.   Run: python3 solver.py
import sys

def candidates(cell):
    row, column = divmod(cell, size)
    top, left = row - row % height, column - column % width
    taken = set(grid[row * size:(row + 1) * size] + grid[column::size])
    for i in range(top, top + height):
        taken.update(grid[i * size + left:i * size + left + width])
    return [digit for digit in range(1, size + 1) if digit not in taken]

def solve():
    choices = {cell: candidates(cell) for cell, value in enumerate(grid) if value == 0}
    if not choices:
        return True  # every cell is filled
    best = min(choices, key=lambda cell: len(choices[cell]))
    for digit in choices[best]:
        grid[best] = digit
        if solve():
            return True
    grid[best] = 0
    return False

for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "puzzle":
        size, height, width = map(int, rest)
        grid, known = [], height > 0  # height 0: the regions are not boxes
    elif word == "row":
        grid += map(int, rest)
    elif word == "rule":
        known = False
    elif word == "solve":
        answer = "unsupported" if not known else "solution" if solve() else "none"
        print(answer, *(grid if answer == "solution" else []), flush=True)
    elif word == "quit":
        break

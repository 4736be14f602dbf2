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
    choices, best = None, None
    for cell in range(size * size):
        if grid[cell] == 0:
            found = candidates(cell)
            if choices is None or len(found) < len(choices):
                choices, best = found, cell
                if len(found) <= 1:
                    break  # it does not get better
    if choices is None:
        return True  # every cell is filled
    for digit in choices:
        grid[best] = digit
        if solve():
            return True
    grid[best] = 0
    return False

for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "puzzle":
        size, height, width = map(int, rest)
        grid, known = [], height > 0  # 0 rows: the regions are not boxes
    elif word == "row":
        grid += map(int, rest)
    elif word == "rule":
        known = False
    elif word == "solve":
        if not known:
            print("unsupported", flush=True)
        elif solve():
            print("solution", *grid, flush=True)
        else:
            print("none", flush=True)
    elif word == "quit":
        break

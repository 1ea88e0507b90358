# %% shown
squares = 3
while squares > 0:
    squares = squares - 1
print(squares)

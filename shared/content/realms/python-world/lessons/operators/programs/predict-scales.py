# %% shown
print(2 + 3 * 4)
print((2 + 3) * 4)

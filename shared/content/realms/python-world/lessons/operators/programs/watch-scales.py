# %% shown
print(4 * 6 - 1)
print(4 * 6 > 20)

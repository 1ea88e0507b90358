# %% shown
print(9, "#" * 2)

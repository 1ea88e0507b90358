# %% shown
print(12, "#" * 4)

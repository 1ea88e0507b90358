# %% shown
sweets = 10
sweets = sweets + 5
print(sweets)

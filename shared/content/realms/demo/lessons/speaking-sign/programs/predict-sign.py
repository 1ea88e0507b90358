# %% shown
print("3 stars")

# %% shown
print("Good morning!")

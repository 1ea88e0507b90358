# %% shown
raining = True
if raining:
    print("Hot pie")
else:
    print("Ice cream")

# %% shown
cakes = 8
if cakes > 5:
    print("Many")
elif cakes > 2:
    print("Some")
else:
    print("Few")

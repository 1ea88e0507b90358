# %% shown
cakes = 0
if cakes > 0:
    print("Cake for all")
    print("Yum")
print("Goodbye")

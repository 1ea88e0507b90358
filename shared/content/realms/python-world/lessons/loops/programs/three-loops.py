# %% shown
for topping in ["sugar", "cocoa"]:
    print(topping)
print("Done")

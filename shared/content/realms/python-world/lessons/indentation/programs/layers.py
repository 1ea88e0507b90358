# %% shown
if True:
    print("I belong to the if")
    print("So do I")
print("I do not")

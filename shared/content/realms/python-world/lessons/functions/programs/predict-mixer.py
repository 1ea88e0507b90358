# %% shown
def mix():
    print("Mixing")

print("Start")
mix()
mix()

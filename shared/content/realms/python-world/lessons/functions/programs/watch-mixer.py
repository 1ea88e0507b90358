# %% shown
def mix(fruit):
    return fruit + " jam"

print(mix("berry"))

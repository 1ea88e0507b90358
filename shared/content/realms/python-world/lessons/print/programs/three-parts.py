# %% shown
# The sign over Pia's door
print("Cupcake Corner")
print("Open today")

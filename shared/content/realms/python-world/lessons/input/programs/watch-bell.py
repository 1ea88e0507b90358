# %% shown
name = input("Who is ordering? ")
print("Hello", name)

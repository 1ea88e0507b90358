# %% starter
print("Menu")
print("Lemon cupcake)
Print("Berry cupcake")

# %% solution
print("Menu")
print("Lemon cupcake")
print("Berry cupcake")

# %% alternative-1
print('Menu')
print('Lemon cupcake')
print('Berry cupcake')

# %% alternative-2
print("Menu\nLemon cupcake\nBerry cupcake")

# %% alternative-3
print("Menu")
print("Lemon cupcake", "Berry cupcake", sep="\n")

# %% mistake-half-mended
print("Menu")
print("Lemon cupcake")
Print("Berry cupcake")

# %% mistake-open-quote
print("Menu")
print("Lemon cupcake)
print("Berry cupcake")

# %% mistake-line-deleted
print("Menu")
print("Lemon cupcake")

# %% mistake-extra-bracket
print("Menu")
print("Lemon cupcake"))
print("Berry cupcake")

# %% mistake-curly-quotes
print("Menu")
print(“Lemon cupcake”)
print("Berry cupcake")

# %% mistake-joined-lines
print("Menu")
print("Lemon cupcake, Berry cupcake")

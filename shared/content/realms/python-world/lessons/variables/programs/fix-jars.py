# %% starter
sweet = "Fudge"
price = "20"
print(Sweet + ":", price + 0)

# %% solution
sweet = "Fudge"
price = 20
print(sweet + ":", price + 0)

# %% alternative-1
sweet = "Fudge"
price = 20
print(sweet + ":", price)

# %% alternative-2
sweet = "Fudge"
price = 20
print(f"{sweet}: {price}")

# %% alternative-3
Sweet = "Fudge"
price = 20
print(Sweet + ":", price + 0)

# %% mistake-capital-name
sweet = "Fudge"
price = 20
print(Sweet + ":", price + 0)

# %% mistake-price-still-text
sweet = "Fudge"
price = "20"
print(sweet + ":", price + 0)

# %% mistake-jars-not-used
print("Fudge: 20")

# %% mistake-plus-for-comma
sweet = "Fudge"
price = "20"
print(sweet + ":" + price)

# %% mistake-no-colon
sweet = "Fudge"
price = 20
print(sweet, price)

# %% mistake-bracket-lost
sweet = "Fudge"
price = 20
print(sweet + ":", price

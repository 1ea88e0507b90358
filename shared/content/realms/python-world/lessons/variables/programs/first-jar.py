# %% starter
# Line 1: price = a whole number
# Line 2: print it

# %% solution
price = 5
print(price)

# %% alternative-1
price=12
print( price )

# %% alternative-2
# my jar
price: int = 3

print(price)

# %% alternative-3
price = (7)
print((price))

# %% mistake-text-for-number
price = "5"
print(price)

# %% mistake-quoted-name
price = 5
print("price")

# %% mistake-other-name
price = 5
print(prise)

# %% mistake-wrong-way-round
5 = price
print(price)

# %% mistake-not-printed
price = 5

# %% mistake-no-variable
print(5)

# %% mistake-space-in-name
cake price = 5
print(cake price)

# %% mistake-too-early
print(price)
price = 5

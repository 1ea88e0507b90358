# %% starter
price = 5
# Line 2: print a text and the price

# %% solution
price = 5
print("The toffee costs", price)

# %% alternative-1
price = 5
print(f"The toffee costs {price}")

# %% alternative-2
price = 5
print("The toffee costs " + str(price) + " coins")

# %% alternative-3
price = 8
print('Only', price, 'coins!')

# %% mistake-all-in-quotes
price = 5
print("The toffee costs, price")

# %% mistake-number-only
price = 5
print(price)

# %% mistake-plus-number
price = 5
print("The toffee costs " + price)

# %% mistake-no-comma
price = 5
print("The toffee costs" price)

# %% mistake-number-again
price = 5
print("The toffee costs", 5)

# %% mistake-text-without-quotes
price = 5
print(toffee, price)

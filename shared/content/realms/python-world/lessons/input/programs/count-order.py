# %% starter
price = 10
# quantity = a number from the guest
# total = ...
# print the total

# %% solution
price = 10
quantity = int(input("How many cakes? "))
total = quantity * price
print("Total:", total)

# %% alternative-1
price = 10
quantity = int(input())
total = price * quantity
print(total)

# %% alternative-2
quantity = int(input("Cakes? "))
price = 10
total = (quantity * price)
print(f"That is {total}")

# %% alternative-3
price = 10
quantity = int(input('How many? '))
total = quantity * price
print(str(total) + " coins")

# %% mistake-no-int
price = 10
quantity = input("How many? ")
total = quantity * price
print(total)

# %% mistake-plus
price = 10
quantity = int(input("How many? "))
total = quantity + price
print(total)

# %% mistake-no-input
price = 10
quantity = 3
total = quantity * price
print(total)

# %% mistake-no-total
price = 10
quantity = int(input("How many? "))
print(quantity)

# %% mistake-not-printed
price = 10
quantity = int(input("How many? "))
total = quantity * price

# %% mistake-one-bracket
price = 10
quantity = int(input("How many? ")
total = quantity * price
print(total)

# %% mistake-text-and-number
price = 10
quantity = int(input("How many? "))
total = quantity * price
print("Total: " + total)

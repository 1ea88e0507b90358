# %% starter
quantity = 6
if quantity < 5:
    print("Order placed")

# %% solution
quantity = int(input("How many cakes? "))
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed")

# %% alternative-1
quantity = int(input())
if 5 < quantity:
    print('Sorry, we cant sell more than 5 cakes!')
else:
    print('Order placed')

# %% alternative-2
quantity = int(input("? "))
if (quantity > 5):
    answer = "Sorry, we cant sell more than 5 cakes!"
    print(answer)
else:
    print("Order placed")

# %% alternative-3
quantity = int(input())
if quantity > 5:
    message = "Sorry, we cant sell more than 5 cakes!"
else:
    message = "Order placed"
print(message)

# %% mistake-no-int
quantity = input("How many? ")
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed")

# %% mistake-no-input
quantity = 6
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed")

# %% mistake-five-refused
quantity = int(input())
if quantity >= 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed")

# %% mistake-no-else
quantity = int(input())
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")

# %% mistake-no-colon
quantity = int(input())
if quantity > 5
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed")

# %% mistake-not-moved-in
quantity = int(input())
if quantity > 5:
print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed")

# %% mistake-swapped
quantity = int(input())
if quantity > 5:
    print("Order placed")
else:
    print("Sorry, we cant sell more than 5 cakes!")

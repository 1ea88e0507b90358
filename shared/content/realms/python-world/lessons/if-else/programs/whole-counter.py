# %% starter
order = input("What would you like? ")
# if order == ...
    # quantity = ...
    # if quantity > ...

# %% solution
order = input("What would you like? ")
if order == "cake":
    quantity = int(input("How many? "))
    if quantity > 5:
        print("Sorry, we cant sell more than 5 cakes!")
    else:
        print("Coming up")
else:
    print("We only sell cake")

# %% alternative-1
order = input()
if "cake" == order:
    quantity = int(input())
    if 5 < quantity:
        print('Sorry, we cant sell more than 5 cakes!')
    else:
        print('Coming up')
else:
    print('We only sell cake')

# %% alternative-2
order = input("? ")
if order == "cake":
    quantity = int(input("? "))
    if quantity > 5:
        answer = "Sorry, we cant sell more than 5 cakes!"
    else:
        answer = "Coming up"
    print(answer)
else:
    print("We only sell cake")

# %% alternative-3
order = input()
if order != "cake":
    print("We only sell cake")
elif order == "cake":
    quantity = int(input())
    if quantity > 5:
        print("Sorry, we cant sell more than 5 cakes!")
    else:
        print("Coming up")

# %% mistake-no-order-question
order = input()
quantity = int(input())
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Coming up")

# %% mistake-no-quantity-question
order = input()
if order == "cake":
    print("Coming up")
else:
    print("We only sell cake")

# %% mistake-five-refused
order = input()
if order == "cake":
    quantity = int(input())
    if quantity >= 5:
        print("Sorry, we cant sell more than 5 cakes!")
    else:
        print("Coming up")
else:
    print("We only sell cake")

# %% mistake-no-other-order
order = input()
if order == "cake":
    quantity = int(input())
    if quantity > 5:
        print("Sorry, we cant sell more than 5 cakes!")
    else:
        print("Coming up")

# %% mistake-inner-not-deep
order = input()
if order == "cake":
    quantity = int(input())
    if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("We only sell cake")

# %% mistake-text-compared
order = input()
if order == "cake":
    quantity = input()
    if quantity > 5:
        print("Sorry, we cant sell more than 5 cakes!")
    else:
        print("Coming up")
else:
    print("We only sell cake")

# %% mistake-wrong-limit
order = input()
if order == "cake":
    quantity = int(input())
    if quantity > 6:
        print("Sorry, we cant sell more than 5 cakes!")
    else:
        print("Coming up")
else:
    print("We only sell cake")

# %% starter
quantity = int(input("How many cakes? "))
# if, elif, else

# %% solution
quantity = int(input("How many cakes? "))
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
elif quantity < 1:
    print("Please order at least 1 cake!")
else:
    print("Order placed!")

# %% alternative-1
quantity = int(input())
if quantity < 1:
    print("Please order at least 1 cake!")
elif quantity <= 5:
    print("Order placed!")
else:
    print("Sorry, we cant sell more than 5 cakes!")

# %% alternative-2
quantity = int(input())
if 1 <= quantity <= 5:
    print("Order placed!")
elif quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Please order at least 1 cake!")

# %% alternative-3
cakes = int(input())
if cakes > 5:
    answer = "Sorry, we cant sell more than 5 cakes!"
else:
    if cakes <= 0:
        answer = "Please order at least 1 cake!"
    else:
        answer = "Order placed!"
print(answer)

# %% mistake-five-refused
quantity = int(input())
if quantity >= 5:
    print("Sorry, we cant sell more than 5 cakes!")
elif quantity < 1:
    print("Please order at least 1 cake!")
else:
    print("Order placed!")

# %% mistake-apostrophe
quantity = int(input())
if quantity > 5:
    print("Sorry, we can't sell more than 5 cakes!")
elif quantity < 1:
    print("Please order at least 1 cake!")
else:
    print("Order placed!")

# %% mistake-zero-forgotten
quantity = int(input())
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed!")

# %% mistake-no-int
quantity = input()
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Order placed!")

# %% mistake-no-else
quantity = int(input())
if quantity > 5:
    print("Sorry, we cant sell more than 5 cakes!")

# %% mistake-no-if
quantity = int(input())
print("Sorry, we cant sell more than 5 cakes!")

# %% mistake-always-sorry
quantity = int(input())
if quantity > 0:
    print("Sorry, we cant sell more than 5 cakes!")
else:
    print("Please order at least 1 cake!")

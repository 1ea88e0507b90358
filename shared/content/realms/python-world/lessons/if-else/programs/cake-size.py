# %% starter
size = input("Which size? ")
if size == "small":
    print(5)

# %% solution
size = input("Which size? ")
if size == "small":
    print(5)
elif size == "medium":
    print(8)
else:
    print(12)

# %% alternative-1
size = input()
if "small" == size:
    print("5")
elif "medium" == size:
    print("8")
else:
    print("12")

# %% alternative-2
size = input()
if size == 'medium':
    price = 8
elif size == 'small':
    price = 5
else:
    price = 12
print(price)

# %% alternative-3
size = input("Size? ")
if size == "small":
    print(5)
else:
    if size == "medium":
        print(8)
    else:
        print(12)

# %% mistake-one-sign
size = input()
if size = "small":
    print(5)
elif size == "medium":
    print(8)
else:
    print(12)

# %% mistake-else-if
size = input()
if size == "small":
    print(5)
else if size == "medium":
    print(8)
else:
    print(12)

# %% mistake-no-elif
size = input()
if size == "small":
    print(5)
else:
    print(12)

# %% mistake-no-else
size = input()
if size == "small":
    print(5)
elif size == "medium":
    print(8)

# %% mistake-no-quotes
size = input()
if size == small:
    print(5)
elif size == medium:
    print(8)
else:
    print(12)

# %% mistake-wrong-price
size = input()
if size == "small":
    print(5)
elif size == "medium":
    print(10)
else:
    print(12)

# %% mistake-else-asks
size = input()
if size == "small":
    print(5)
elif size == "medium":
    print(8)
else size == "large":
    print(12)

# %% starter
quantity = 10
price = 6
# total, discount, print

# %% solution
quantity = 10
price = 6
total = quantity * price
if quantity >= 10:
    discount = total * 0.1
else:
    discount = 0
print(total - discount)

# %% alternative-1
quantity = 10
price = 6
total = price * quantity
discount = 0
if 10 <= quantity:
    discount = 0.1 * total
print("To pay:", total - discount)

# %% alternative-2
quantity = 10
price = 6
discount = 0
total = quantity * price
if (quantity >= 10):
    discount = total / 10
total = total - discount
print(total)

# %% alternative-3
quantity = 10
price = 6
total = quantity * price
discount = total * 0.1 if quantity >= 10 else 0
print(f"{total - discount}")

# %% mistake-greater-only
quantity = 10
price = 6
total = quantity * price
discount = 0
if quantity > 10:
    discount = total * 0.1
print(total - discount)

# %% mistake-no-total
quantity = 10
price = 6
discount = 0
if quantity >= 10:
    discount = 6
print(60 - discount)

# %% mistake-no-question
quantity = 10
price = 6
total = quantity * price
discount = total * 0.1
print(total - discount)

# %% mistake-times-ten
quantity = 10
price = 6
total = quantity * price
discount = 0
if quantity >= 10:
    discount = total * 10
print(total - discount)

# %% mistake-not-printed
quantity = 10
price = 6
total = quantity * price
if quantity >= 10:
    discount = total * 0.1
else:
    discount = 0
final = total - discount

# %% mistake-not-taken-off
quantity = 10
price = 6
total = quantity * price
if quantity >= 10:
    discount = total * 0.1
else:
    discount = 0
print(total)

# %% mistake-swapped-signs
quantity = 10
price = 6
total = quantity * price
if quantity => 10:
    discount = total * 0.1
print(total - discount)

# %% mistake-no-discount-value
quantity = 5
price = 6
total = quantity * price
if quantity >= 10:
    discount = total * 0.1
print(total - discount)

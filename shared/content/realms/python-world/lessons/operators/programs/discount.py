# %% starter
boxes = 12
price = 10
# total = ...
# discount = ...
# print what is left to pay

# %% solution
boxes = 12
price = 10
total = boxes * price
discount = total * 0.2
print(total - discount)

# %% alternative-1
boxes = 12
price = 10
total = price * boxes
discount = 0.2 * total
final = total - discount
print("To pay:", final)

# %% alternative-2
boxes, price = 12, 10
total = boxes * price
discount = total * 20 / 100
print(total - discount)

# %% alternative-3
boxes = 12
price = 10
total = boxes * price
total -= total * 0.2
print(f"{total} coins")

# %% mistake-times-20
boxes = 12
price = 10
total = boxes * price
discount = total * 20
print(total - discount)

# %% mistake-dearer
boxes = 12
price = 10
total = boxes * price
discount = total * 0.2
print(total + discount)

# %% mistake-plus-for-times
boxes = 12
price = 10
total = boxes + price
discount = total * 0.2
print(total - discount)

# %% mistake-not-printed
boxes = 12
price = 10
total = boxes * price
discount = total * 0.2
final = total - discount

# %% mistake-no-minus
boxes = 12
price = 10
total = boxes * price
discount = total * 0.2
print(discount)

# %% mistake-percent-sign
boxes = 12
price = 10
total = boxes * price
discount = total * 20%
print(total - discount)

# %% mistake-x-for-times
boxes = 12
price = 10
total = boxes x price
print(total)

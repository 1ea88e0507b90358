# %% starter
quantity = int(input("How many cakes? "))
# the price, the question, the two prints

# %% solution
quantity = int(input("How many cakes? "))
price = int(input("Price of one cake? "))
can_fulfill = quantity > 0 and quantity <= 10
print("Can fulfill?", can_fulfill)
print("Final price:", quantity * price)

# %% alternative-1
q = int(input())
p = int(input())
print("Can fulfill?", 0 < q and q <= 10)
print(f"Final price: {p * q}")

# %% alternative-2
quantity = int(input())
price = int(input())
ok = not (quantity <= 0 or quantity > 10)
total = price * quantity
print("Can fulfill? " + str(ok))
print("Final price: " + str(total))

# %% alternative-3
quantity = int(input())
price = int(input())
if quantity > 0 and quantity < 11:
    answer = True
else:
    answer = False
print(f"Can fulfill? {answer}\nFinal price: {quantity * price}")

# %% mistake-price-text
quantity = int(input())
price = input()
print("Can fulfill?", quantity > 0 and quantity <= 10)
print("Final price:", quantity * price)

# %% mistake-ten-refused
quantity = int(input())
price = int(input())
print("Can fulfill?", quantity > 0 and quantity < 10)
print("Final price:", quantity * price)

# %% mistake-no-logic
quantity = int(input())
price = int(input())
print("Can fulfill?", quantity <= 10)
print("Final price:", quantity * price)

# %% mistake-plus
quantity = int(input())
price = int(input())
print("Can fulfill?", quantity > 0 and quantity <= 10)
print("Final price:", quantity + price)

# %% mistake-or-for-and
quantity = int(input())
price = int(input())
print("Can fulfill?", quantity > 0 or quantity <= 10)
print("Final price:", quantity * price)

# %% mistake-fixed-answer
print("Can fulfill? True")
print("Final price: 120")

# %% mistake-yes-for-true
quantity = int(input())
price = int(input())
if quantity > 0 and quantity <= 10:
    print("Can fulfill? Yes")
else:
    print("Can fulfill? No")
print("Final price:", quantity * price)

# %% mistake-plus-number
quantity = int(input())
price = int(input())
print("Can fulfill?", quantity > 0 and quantity <= 10)
print("Final price: " + quantity * price)

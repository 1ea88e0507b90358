# %% starter
member = True
cakes = 3
birthday = False
holiday = True
# if member ... Free delivery
# if birthday ... Discount

# %% solution
member = True
cakes = 3
birthday = False
holiday = True
if member and cakes > 2:
    print("Free delivery")
if birthday or holiday:
    print("Discount")

# %% alternative-1
member = True
cakes = 3
birthday = False
holiday = True
if cakes > 2 and member == True:
    print("Free delivery")
if holiday or birthday:
    print("Discount")

# %% alternative-2
member, cakes = True, 3
birthday = False
holiday = True
if (member) and (2 < cakes):
    print('Free delivery')
if birthday == True or holiday == True:
    print('Discount')

# %% alternative-3
member = True
cakes = 3
birthday = False
holiday = True
free = member and cakes > 2
if free:
    print("Free delivery")
if birthday or holiday:
    print("Discount")

# %% mistake-and-for-or
member = True
cakes = 3
birthday = False
holiday = True
if member and cakes > 2:
    print("Free delivery")
if birthday and holiday:
    print("Discount")

# %% mistake-or-for-and
member = True
cakes = 3
birthday = False
holiday = True
if member or cakes > 2:
    print("Free delivery")
if birthday or holiday:
    print("Discount")

# %% mistake-only-or
member = True
cakes = 3
birthday = False
holiday = True
if birthday or holiday:
    print("Discount")

# %% mistake-only-and
member = True
cakes = 3
if member and cakes > 2:
    print("Free delivery")
print("Discount")

# %% mistake-ampersands
member = True
cakes = 3
if member && cakes > 2:
    print("Free delivery")

# %% mistake-small-true
member = true
cakes = 3
if member and cakes > 2:
    print("Free delivery")

# %% mistake-other-words
member = True
cakes = 3
birthday = False
holiday = True
if member and cakes > 2:
    print("Free")
if birthday or holiday:
    print("Discount")

# %% starter
cakes = 3
if cakes > 0:
print("Fresh layer cake!")
print("Come in!")
else:
print("Sold out.")

# %% solution
cakes = 3
if cakes > 0:
    print("Fresh layer cake!")
    print("Come in!")
else:
    print("Sold out.")

# %% alternative-1
cakes = 3
if cakes > 0:
	print("Fresh layer cake!")
	print("Come in!")
else:
	print("Sold out.")

# %% alternative-2
cakes = 0

if cakes > 0:
    # inside
    print('Fresh layer cake!')
    print('Come in!')
else:
    print('Sold out.')

# %% alternative-3
cakes = 12
if 0 < cakes:
    print("Fresh layer cake!")
    print("Come in!")
else:
    print("Sold out.")
print("Bye!")

# %% mistake-nothing-moved
cakes = 3
if cakes > 0:
print("Fresh layer cake!")
print("Come in!")
else:
print("Sold out.")

# %% mistake-three-spaces
cakes = 3
if cakes > 0:
   print("Fresh layer cake!")
   print("Come in!")
else:
    print("Sold out.")

# %% mistake-eight-spaces
cakes = 3
if cakes > 0:
        print("Fresh layer cake!")
        print("Come in!")
else:
    print("Sold out.")

# %% mistake-staircase
cakes = 3
if cakes > 0:
    print("Fresh layer cake!")
        print("Come in!")
else:
    print("Sold out.")

# %% mistake-no-else
cakes = 3
if cakes > 0:
    print("Fresh layer cake!")
    print("Come in!")
print("Sold out.")

# %% mistake-one-line-deleted
cakes = 3
if cakes > 0:
    print("Fresh layer cake!")
else:
    print("Sold out.")

# %% mistake-else-moved
cakes = 3
if cakes > 0:
    print("Fresh layer cake!")
    print("Come in!")
    else:
    print("Sold out.")

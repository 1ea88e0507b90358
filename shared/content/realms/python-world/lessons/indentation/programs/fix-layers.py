# %% starter
cakes = 3
if cakes > 0:
print("Take a slice")
  print("Enjoy")
print("See you soon")

# %% solution
cakes = 3
if cakes > 0:
    print("Take a slice")
    print("Enjoy")
print("See you soon")

# %% alternative-1
cakes = 3
if cakes > 0:
	print("Take a slice")
	print("Enjoy")
print("See you soon")

# %% alternative-2
cakes = 3

if cakes > 0:
    print('Take a slice')

    print('Enjoy')

print('See you soon')

# %% alternative-3
cakes = 3
if 0 < cakes:
    print("Take a slice\nEnjoy")
print("See you soon")

# %% mistake-not-moved-in
cakes = 3
if cakes > 0:
print("Take a slice")
print("Enjoy")
print("See you soon")

# %% mistake-two-spaces
cakes = 3
if cakes > 0:
  print("Take a slice")
  print("Enjoy")
print("See you soon")

# %% mistake-uneven
cakes = 3
if cakes > 0:
    print("Take a slice")
  print("Enjoy")
print("See you soon")

# %% mistake-first-line-in
    cakes = 3
if cakes > 0:
    print("Take a slice")
    print("Enjoy")
print("See you soon")

# %% mistake-last-line-in
cakes = 3
if cakes > 0:
    print("Take a slice")
    print("Enjoy")
    print("See you soon")

# %% mistake-enjoy-left-out
cakes = 3
if cakes > 0:
    print("Take a slice")
print("Enjoy")
print("See you soon")

# %% mistake-no-if
print("Take a slice")
print("Enjoy")
print("See you soon")

# %% mistake-colon-lost
cakes = 3
if cakes > 0
    print("Take a slice")
    print("Enjoy")
print("See you soon")

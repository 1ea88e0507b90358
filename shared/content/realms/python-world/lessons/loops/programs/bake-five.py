# %% starter
# bake cakes 1 to 5

# %% solution
for cake in range(1, 6):
    print("Baked cake number", cake)

# %% alternative-1
for cake in range(1, 6):
    print(f"Baked cake number {cake}")

# %% alternative-2
for n in range(1, 6):
    print('Baked cake number ' + str(n))

# %% alternative-3
for i in range(1, 6, 1):
    line = "Baked cake number"
    print(line, i)

# %% mistake-four-cakes
for cake in range(1, 5):
    print("Baked cake number", cake)

# %% mistake-cake-zero
for cake in range(5):
    print("Baked cake number", cake)

# %% mistake-no-number
for cake in range(1, 6):
    print("Baked cake number")

# %% mistake-no-space
for cake in range(1, 6):
    print("Baked cake number" + str(cake))

# %% mistake-text-plus-number
for cake in range(1, 6):
    print("Baked cake number " + cake)

# %% mistake-no-loop
print("Baked cake number", 1)

# %% mistake-not-moved-in
for cake in range(1, 6):
print("Baked cake number", cake)

# %% mistake-other-words
for cake in range(1, 6):
    print("Cake", cake)

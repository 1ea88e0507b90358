# %% starter
def calculate_magic_power(wands, spells):
    power = 0
    return power

# %% solution
def calculate_magic_power(wands, spells):
    power = wands * spells
    return power

print(calculate_magic_power(3, 4))

# %% alternative-1
def calculate_magic_power(wands, spells):
    power = spells * wands
    return power

result = calculate_magic_power(3, 4)
print(result)

# %% alternative-2
def calculate_magic_power(wands: int, spells: int) -> int:
    """Gives back the power."""
    power = (wands * spells)
    return (power)

print("Power:", calculate_magic_power(wands=3, spells=4))

# %% alternative-3
def calculate_magic_power(wands, spells):
    power = wands * spells
    return power

w = 3
s = 4
print(f"{calculate_magic_power(w, s)}")

# %% mistake-plus
def calculate_magic_power(wands, spells):
    power = wands + spells
    return power

print(calculate_magic_power(3, 4))

# %% mistake-print-for-return
def calculate_magic_power(wands, spells):
    power = wands * spells
    print(power)

calculate_magic_power(3, 4)

# %% mistake-returns-print
def calculate_magic_power(wands, spells):
    power = wands * spells
    return print(power)

calculate_magic_power(3, 4)

# %% mistake-not-called
def calculate_magic_power(wands, spells):
    power = wands * spells
    return power

# %% mistake-not-printed
def calculate_magic_power(wands, spells):
    power = wands * spells
    return power

calculate_magic_power(3, 4)

# %% mistake-return-outside
def calculate_magic_power(wands, spells):
    power = wands * spells
return power

# %% mistake-one-value
def calculate_magic_power(wands, spells):
    power = wands * spells
    return power

print(calculate_magic_power(3))

# %% mistake-used-outside
def calculate_magic_power(wands, spells):
    power = wands * spells
    return power

print(power)

# %% mistake-no-names
def calculate_magic_power():
    power = 3 * 4
    return power

print(calculate_magic_power())

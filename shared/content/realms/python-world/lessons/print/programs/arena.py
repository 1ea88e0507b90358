# %% starter
# Light up the sign: two lines

# %% solution
print("Cake Shop")
print("I Love Python")

# %% alternative-1
print('Cake Shop')
print('I Love Python')

# %% alternative-2
print("Cake Shop\nI Love Python")

# %% alternative-3
print("Cake Shop", "I Love Python", sep="\n")

# %% alternative-4
sign = """Cake Shop
I Love Python"""
print(sign)

# %% mistake-one-line
print("Cake Shop", "I Love Python")

# %% mistake-wrong-order
print("I Love Python")
print("Cake Shop")

# %% mistake-capitals
print("Cake Shop")
print("I love Python")

# %% mistake-no-quotes
print(Cake Shop)

# %% mistake-only-comment
# print("Cake Shop")

# %% mistake-open-bracket
print("Cake Shop"
print("I Love Python")

# %% mistake-one-missing
print("Cake Shop")

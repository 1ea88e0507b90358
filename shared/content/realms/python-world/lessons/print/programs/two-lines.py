# %% starter
# Line 1 of the sign
print("Fresh cupcakes")
# Line 2 of the sign: your turn

# %% solution
print("Fresh cupcakes")
print("Only today")

# %% alternative-1
print('Fresh cupcakes')
print('Only today')

# %% alternative-2
print("Fresh cupcakes\nOnly today")

# %% alternative-3
print("Fresh cupcakes", "Only today", sep="\n")

# %% alternative-4
first = "Fresh cupcakes"
second = "Only today"
print(first)
print(second)

# %% mistake-one-print
print("Fresh cupcakes", "Only today")

# %% mistake-wrong-order
print("Only today")
print("Fresh cupcakes")

# %% mistake-capitals
print("Fresh cupcakes")
print("only today")

# %% mistake-same-line
print("Fresh cupcakes", end=" ")
print("Only today")

# %% mistake-one-line
print("Fresh cupcakes")

# %% mistake-mixed-quotes
print("Fresh cupcakes")
print("Only today')

# %% mistake-stuck-together
print("Fresh cupcakes") print("Only today")

# %% starter
# one jar with a number
# one jar with a text
# print them

# %% solution
sweet = "toffee"
count = 12
print(sweet, count)

# %% alternative-1
count = 3
name = 'liquorice'
print(f"{count} x {name}")

# %% alternative-2
count, sweet = 4, "fudge"
print(sweet)
print(count)

# %% alternative-3
a = 1
b = "one"
print(a)

# %% mistake-both-text
sweet = "toffee"
count = "12"
print(sweet, count)

# %% mistake-no-number
sweet = "toffee"
print(sweet)

# %% mistake-no-text
count = 12
print(count)

# %% mistake-no-print
sweet = "toffee"
count = 12

# %% mistake-bare-text
sweet = toffee
count = 12
print(sweet)

# %% mistake-digit-first
2sweets = "toffee"
count = 12
print(count)

# %% mistake-reserved
class = "toffee"
count = 12
print(count)

# %% mistake-names-in-quotes
sweet = "toffee"
count = 12
print("sweet", "count")

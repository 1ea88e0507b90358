# %% starter
def count_jars(berries):
    jars = berries // 2

print("Jam jars:", count_jars(12))

# %% solution
def count_jars(berries):
    jars = berries // 2
    return jars

print("Jam jars:", count_jars(12))

# %% alternative-1
def count_jars(berries):
    return berries // 2

print("Jam jars:", count_jars(12))

# %% alternative-2
def count_jars(berries):
    jars = berries // 2
    return jars

result = count_jars(12)
print(f"Jam jars: {result}")

# %% alternative-3
def count_jars(berries):
    jars = int(berries / 2)
    return jars

print("Jam jars:", count_jars(12))

# %% mistake-unchanged
def count_jars(berries):
    jars = berries // 2

print("Jam jars:", count_jars(12))

# %% mistake-print-for-return
def count_jars(berries):
    jars = berries // 2
    print(jars)

print("Jam jars:", count_jars(12))

# %% mistake-fixed-return
def count_jars(berries):
    return 6

print("Jam jars:", count_jars(12))

# %% mistake-fixed-print
def count_jars(berries):
    jars = berries // 2
    return jars

print("Jam jars:", 6)

# %% mistake-return-outside
def count_jars(berries):
    jars = berries // 2
return jars

print("Jam jars:", count_jars(12))

# %% mistake-returns-input
def count_jars(berries):
    jars = berries // 2
    return berries

print("Jam jars:", count_jars(12))

# %% mistake-misspelt
def count_jars(berries):
    jars = berries // 2
    return jar

print("Jam jars:", count_jars(12))

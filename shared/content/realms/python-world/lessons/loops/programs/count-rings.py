# %% starter
# for each number from 1 to 5: print it

# %% solution
for number in range(1, 6):
    print(number)

# %% alternative-1
for i in range(1, 6, 1):
    print(i)

# %% alternative-2
for n in range(1,6):
    # one line each
    print(f"{n}")

# %% alternative-3
for number in range(1, 6):
    text = str(number)
    print(text)

# %% mistake-one-too-few
for number in range(1, 5):
    print(number)

# %% mistake-from-zero
for number in range(5):
    print(number)

# %% mistake-from-zero-to-five
for number in range(6):
    print(number)

# %% mistake-no-loop
print(1)
print(2)
print(3)
print(4)
print(5)

# %% mistake-print-outside
for number in range(1, 6):
    double = number * 2
print(number)

# %% mistake-not-moved-in
for number in range(1, 6):
print(number)

# %% mistake-number-as-list
for number in 5:
    print(number)

# %% mistake-same-each-time
for number in range(1, 6):
    print(1)

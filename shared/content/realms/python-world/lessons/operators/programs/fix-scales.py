# %% starter
first = 3
second = 5
mean = first + second / 2
print(mean)

# %% solution
first = 3
second = 5
mean = (first + second) / 2
print(mean)

# %% alternative-1
first = 3
second = 5
mean = (second + first) / 2
print(mean)

# %% alternative-2
first = 3
second = 5
total = first + second
mean = total / 2
print(mean)

# %% alternative-3
first = 3
second = 5
mean = 0.5 * (first + second)
print(mean)

# %% mistake-unchanged
first = 3
second = 5
mean = first + second / 2
print(mean)

# %% mistake-fixed-answer
first = 3
second = 5
mean = 4.0
print(mean)

# %% mistake-whole-division
first = 3
second = 5
mean = (first + second) // 2
print(mean)

# %% mistake-times
first = 3
second = 5
mean = first * second / 2
print(mean)

# %% mistake-brackets-round-all
first = 3
second = 5
mean = (first + second / 3)
print(mean)

# %% mistake-bracket-open
first = 3
second = 5
mean = (first + second / 2
print(mean)

# %% mistake-by-zero
first = 3
second = 5
mean = (first + second) / 0
print(mean)

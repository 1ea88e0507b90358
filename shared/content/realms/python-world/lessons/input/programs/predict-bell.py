# %% shown
first = "4"
second = "2"
print(first + second)

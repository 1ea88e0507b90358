# %% starter
fruits = ["apple", "cherry", "mango"]
# for each fruit: print it

# %% solution
fruits = ["apple", "cherry", "mango"]
for fruit in fruits:
    print(fruit)

# %% alternative-1
fruits = ['apple', 'cherry', 'mango']
for f in fruits:
    print( f )

# %% alternative-2
for fruit in ["apple", "cherry", "mango"]:
    print(fruit)

# %% alternative-3
fruits = ["apple", "cherry", "mango"]
for number in range(len(fruits)):
    print(fruits[number])

# %% mistake-whole-list
fruits = ["apple", "cherry", "mango"]
for fruit in fruits:
    print(fruits)

# %% mistake-quoted
fruits = ["apple", "cherry", "mango"]
for fruit in fruits:
    print("fruit")

# %% mistake-no-loop
print("apple")
print("cherry")
print("mango")

# %% mistake-not-moved-in
fruits = ["apple", "cherry", "mango"]
for fruit in fruits:
print(fruit)

# %% mistake-two-spaces
fruits = ["apple", "cherry", "mango"]
for fruit in fruits:
  print(fruit)

# %% mistake-no-colon
fruits = ["apple", "cherry", "mango"]
for fruit in fruits
    print(fruit)

# %% mistake-one-line
fruits = ["apple", "cherry", "mango"]
for fruit in fruits:
    print(fruit, end=" ")

# %% mistake-of-for-in
fruits = ["apple", "cherry", "mango"]
for fruit of fruits:
    print(fruit)

# %% starter
# Write the sign's first words here

# %% solution
print("Good morning!")

# %% alternative-1
print('Hello, stranger')

# %% alternative-2
word = "Hello"
print(word, "world")

# %% alternative-3
print("Hello")
print(2026)

# %% mistake-empty
print("")

# %% mistake-no-words
print()

# %% mistake-no-quotes
print(Good morning)

# %% mistake-open-quote
print("Good morning!)

# %% mistake-only-comment
# print("Good morning!")

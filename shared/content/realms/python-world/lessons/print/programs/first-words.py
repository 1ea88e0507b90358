# %% starter
# Put the words between the quotes
print("")

# %% solution
print("I am a cupcake")

# %% alternative-1
print('I am a cupcake')

# %% alternative-2
words = "I am a cupcake"
print(words)

# %% alternative-3
print("I am", "a cupcake")
print("and I have sprinkles")

# %% mistake-other-words
print("hello")

# %% mistake-empty
print("")

# %% mistake-no-text
print()

# %% mistake-capital-letter
Print("I am a cupcake")

# %% mistake-open-quote
print("I am a cupcake)

# %% mistake-no-brackets
print "I am a cupcake"

# %% mistake-no-quotes
print(I am a cupcake)

# %% mistake-no-end
print("I am a cupcake"

# %% mistake-comment
# print("I am a cupcake")

# %% shown
words = "the sea and the sand".split()
print(words[0], words[1])
print(words[3], words[4])

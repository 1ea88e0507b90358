# %% shown
words = "red blue red green red blue".split()
followers = []
for i in range(len(words) - 1):
    if words[i] == "red":
        followers.append(words[i + 1])
print(followers)

# %% starter
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    # 1. Make an empty list: followers
    # 2. Look at every place i: is words[i] the word? Then append words[i + 1] to followers
    # 3. Let chance choose one of the followers, and append it to the story
print(" ".join(story))

# %% solution
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    followers = []
    for i in range(len(words) - 1):
        if words[i] == word:
            followers.append(words[i + 1])
    story.append(random.choice(followers))
print(" ".join(story))

# %% alternative-1
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    followers = [words[i + 1] for i in range(len(words) - 1) if words[i] == story[-1]]
    story.append(random.choice(followers))
print(" ".join(story))

# %% alternative-2
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
table = {}
for i in range(len(words) - 1):
    table.setdefault(words[i], []).append(words[i + 1])
word = "the"
line = word
for step in range(6):
    word = random.choice(table[word])
    line = line + " " + word
print(line)

# %% alternative-3
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
while len(story) < 7:
    followers = []
    for before, after in zip(words, words[1:]):
        if before == story[-1]:
            followers += [after]
    story.append(random.choice(followers))
print(*story)

# %% alternative-4
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
def followers_of(word):
    found = []
    for i in range(len(words) - 1):
        if words[i] == word:
            found.append(words[i + 1])
    return found


sentence = "the"
word = "the"
for step in range(6):
    word = random.choice(followers_of(word))
    sentence += " " + word
print(sentence)

# %% mistake-any-word
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    followers = []
    for i in range(len(words) - 1):
        if words[i] == word:
            followers.append(words[i + 1])
    story.append(random.choice(words))
print(" ".join(story))

# %% mistake-word-itself
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    followers = []
    for i in range(len(words) - 1):
        if words[i] == word:
            followers.append(words[i])
    story.append(random.choice(followers))
print(" ".join(story))

# %% mistake-list-once
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
followers = []
for step in range(6):
    word = story[-1]
    for i in range(len(words) - 1):
        if words[i] == word:
            followers.append(words[i + 1])
    story.append(random.choice(followers))
print(" ".join(story))

# %% mistake-always-first
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    followers = []
    for i in range(len(words) - 1):
        if words[i] == word:
            followers.append(words[i + 1])
    story.append(followers[0])
print(" ".join(story))

# %% mistake-list-printed
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    followers = []
    for i in range(len(words) - 1):
        if words[i] == word:
            followers.append(words[i + 1])
    story.append(random.choice(followers))
print(story)

# %% mistake-one-too-far
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    followers = []
    for i in range(len(words)):
        if words[i] == word:
            followers.append(words[i + 1])
    story.append(random.choice(followers))
print(" ".join(story))

# %% mistake-one-equals
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(6):
    word = story[-1]
    followers = []
    for i in range(len(words) - 1):
        if words[i] = word:
            followers.append(words[i + 1])
    story.append(random.choice(followers))
print(" ".join(story))

# %% mistake-no-loop
print("the wind sings and the sand listens")

# %% mistake-too-short
import random
random.seed(5)
words = "the sea sings and the sand listens and the wind sings to the sea and the".split()
story = ["the"]
for step in range(3):
    word = story[-1]
    followers = []
    for i in range(len(words) - 1):
        if words[i] == word:
            followers.append(words[i + 1])
    story.append(random.choice(followers))
print(" ".join(story))

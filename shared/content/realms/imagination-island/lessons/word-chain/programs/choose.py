# %% shown
import random
random.seed(1)
print(random.choice(["blue", "green", "blue"]))

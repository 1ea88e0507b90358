# %% starter
# Print it five times with a loop

# %% solution
for number in range(5):
    print("I Love Python")

# %% alternative-1
for i in range(1, 6):
    print('I Love Python')

# %% alternative-2
count = 0
while count < 5:
    print("I Love Python")
    count += 1

# %% alternative-3
message = "I Love Python"
for doughnut in ["a", "b", "c", "d", "e"]:
    print(message)

# %% alternative-4
left = 5
while True:
    print("I Love Python")
    left -= 1
    if left == 0:
        break

# %% mistake-no-loop
print("I Love Python")
print("I Love Python")
print("I Love Python")
print("I Love Python")
print("I Love Python")

# %% mistake-four-times
for i in range(1, 5):
    print("I Love Python")

# %% mistake-six-times
for i in range(6):
    print("I Love Python")

# %% mistake-one-line
for i in range(5):
    print("I Love Python", end=" ")

# %% mistake-print-outside
for i in range(5):
    x = i
print("I Love Python")

# %% mistake-not-moved-in
for i in range(5):
print("I Love Python")

# %% mistake-times-five
for i in range(1):
    print("I Love Python\n" * 5)

# %% mistake-small-letters
for i in range(5):
    print("I love Python")

# %% starter
for doughnut in range(4):
    print("Fry")
    print("Serve")

# %% solution
for doughnut in range(3):
    print("Fry")
print("Serve")

# %% alternative-1
for doughnut in range(1, 4):
    print("Fry")
print("Serve")

# %% alternative-2
count = 0
while count < 3:
    print('Fry')
    count += 1
print('Serve')

# %% alternative-3
for pan in ["a", "b", "c"]:
    print("Fry")
print("Serve")

# %% mistake-serve-inside
for doughnut in range(3):
    print("Fry")
    print("Serve")

# %% mistake-four-rounds
for doughnut in range(4):
    print("Fry")
print("Serve")

# %% mistake-two-rounds
for doughnut in range(1, 3):
    print("Fry")
print("Serve")

# %% mistake-no-loop
print("Fry")
print("Fry")
print("Fry")
print("Serve")

# %% mistake-half-moved
for doughnut in range(3):
    print("Fry")
  print("Serve")

# %% mistake-serve-lost
for doughnut in range(3):
    print("Fry")

# %% mistake-colon-lost
for doughnut in range(3)
    print("Fry")
print("Serve")

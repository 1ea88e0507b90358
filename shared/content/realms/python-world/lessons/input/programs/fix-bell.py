# %% starter
cakes = input()
pies = input()
print("Things to pack:", cakes + pies)

# %% solution
cakes = int(input())
pies = int(input())
print("Things to pack:", cakes + pies)

# %% alternative-1
cakes = input()
pies = input()
print("Things to pack:", int(cakes) + int(pies))

# %% alternative-2
cakes = int(input("Cakes? "))
pies = int(input("Pies? "))
total = cakes + pies
print(f"Things to pack: {total}")

# %% alternative-3
print("Things to pack:", int(input()) + int(input()))

# %% mistake-unchanged
cakes = input()
pies = input()
print("Things to pack:", cakes + pies)

# %% mistake-half-mended
cakes = int(input())
pies = input()
print("Things to pack:", cakes + pies)

# %% mistake-fixed-answer
cakes = int(input())
pies = int(input())
print("Things to pack:", 5)

# %% mistake-glued-first
cakes = input()
pies = input()
print("Things to pack:", int(cakes + pies))

# %% mistake-comma
cakes = int(input())
pies = int(input())
print("Things to pack:", cakes, pies)

# %% mistake-int-without-brackets
cakes = int input()
pies = int(input())
print("Things to pack:", cakes + pies)

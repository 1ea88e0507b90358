# %% starter
# Ask for the name, then print the order line

# %% solution
name = input("What is your name? ")
print(f"Order for {name}: Chocolate cake")

# %% alternative-1
name = input()
print("Order for " + name + ": Chocolate cake")

# %% alternative-2
name = input("Name? ")
print("Order for", name + ":", "Chocolate cake")

# %% alternative-3
guest = input()
line = "Order for {}: Chocolate cake".format(guest)
print(line)

# %% alternative-4
name = input()
print("Order for ", name, ": Chocolate cake", sep="")

# %% mistake-no-f
name = input()
print("Order for {name}: Chocolate cake")

# %% mistake-space-before-colon
name = input()
print("Order for", name, ": Chocolate cake")

# %% mistake-name-fixed
name = "Asha"
print(f"Order for {name}: Chocolate cake")

# %% mistake-answer-not-used
name = input()
print("Order for Asha: Chocolate cake")

# %% mistake-int-of-a-name
name = int(input())
print(f"Order for {name}: Chocolate cake")

# %% mistake-curly-open
name = input()
print(f"Order for {name: Chocolate cake")

# %% mistake-other-words
name = input()
print(f"Order for {name}: chocolate cake")

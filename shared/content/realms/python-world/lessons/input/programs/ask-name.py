# %% starter
# Ask for the name
# Greet the guest

# %% solution
name = input("What is your name? ")
print("Welcome,", name)

# %% alternative-1
name = input()
print(f"Hi {name}!")

# %% alternative-2
print("Welcome,", input("Name: "))

# %% alternative-3
print("What is your name?")
guest = input()
print("Hello " + guest)

# %% mistake-no-input
name = "Asha"
print("Welcome,", name)

# %% mistake-no-print
name = input("What is your name? ")

# %% mistake-answer-lost
input("What is your name? ")
print("Welcome")

# %% mistake-name-in-quotes
name = input("What is your name? ")
print("Welcome,", "name")

# %% mistake-bell-renamed
input = "Asha"
print("Welcome,", input)

# %% mistake-no-quotes
name = input(What is your name?)
print(name)

# %% mistake-capital
name = Input("Name? ")
print(name)

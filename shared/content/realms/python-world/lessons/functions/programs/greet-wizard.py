# %% starter
def greet_wizard(name):
    # print the welcome and the name
    pass

# %% solution
def greet_wizard(name):
    print("Welcome to magic school,", name)

greet_wizard("Merrin")

# %% alternative-1
def greet_wizard(name):
    print(f"Welcome to magic school, {name}")

greet_wizard('Merrin')

# %% alternative-2
def greet_wizard(name: str):
    print("Welcome to magic school, " + name)

greet_wizard(name="Merrin")

# %% alternative-3
def greet_wizard(name):
    greeting = f"Welcome to magic school, {name}"
    print(greeting)

wizard = "Merrin"
greet_wizard(wizard)

# %% mistake-quoted-name
def greet_wizard(name):
    print("Welcome to magic school,", "name")

greet_wizard("Merrin")

# %% mistake-not-called
def greet_wizard(name):
    print("Welcome to magic school,", name)

# %% mistake-called-empty
def greet_wizard(name):
    print("Welcome to magic school,", name)

greet_wizard()

# %% mistake-no-parameter
def greet_wizard():
    print("Welcome to magic school, Merrin")

greet_wizard()

# %% mistake-bare-name
def greet_wizard(name):
    print("Welcome to magic school,", name)

greet_wizard(Merrin)

# %% mistake-filled-again
def greet_wizard(name):
    name = "Merrin"
    print("Welcome to magic school,", name)

greet_wizard("Merrin")

# %% mistake-nothing-inside
def greet_wizard(name):

greet_wizard("Merrin")

# %% mistake-other-wizard
def greet_wizard(name):
    print("Welcome to magic school,", name)

greet_wizard("Pia")

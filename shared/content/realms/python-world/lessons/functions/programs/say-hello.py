# %% starter
def say_hello():
    print("...")

# Line 4: call it

# %% solution
def say_hello():
    print("Hello, magical world!")

say_hello()

# %% alternative-1
def say_hello():
    print('Hello, magical world!')
say_hello()

# %% alternative-2
def say_hello():
    """Greets the world."""
    print("Hello, magical world!")


say_hello()
say_hello()

# %% alternative-3
# my spell
def say_hello():
    text = "Hello, magical world!"
    print(text)

say_hello()

# %% mistake-not-called
def say_hello():
    print("Hello, magical world!")

# %% mistake-no-brackets
def say_hello():
    print("Hello, magical world!")

say_hello

# %% mistake-called-inside
def say_hello():
    print("Hello, magical world!")

    say_hello()

# %% mistake-called-too-early
say_hello()
def say_hello():
    print("Hello, magical world!")

# %% mistake-no-def
print("Hello, magical world!")

# %% mistake-colon-lost
def say_hello()
    print("Hello, magical world!")

say_hello()

# %% mistake-not-moved-in
def say_hello():
print("Hello, magical world!")

say_hello()

# %% mistake-other-words
def say_hello():
    print("Hello, world!")

say_hello()

# %% mistake-misspelt-call
def say_hello():
    print("Hello, magical world!")

say_helo()

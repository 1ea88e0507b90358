# %% starter
def sell_potion(potion_name, price):
    message = ""
    return message

# %% solution
def sell_potion(potion_name, price):
    message = f"Your {potion_name} potion costs ${price}!"
    return message

# %% alternative-1
def sell_potion(potion_name, price):
    message = f'Your {potion_name} potion costs ${price}!'
    return message

print(sell_potion("invisible", 7))

# %% alternative-2
def sell_potion(potion_name: str, price: int) -> str:
    """Gives back what the seller says."""
    message = (f"Your {potion_name} potion " f"costs ${price}!")
    return (message)

# %% alternative-3
# my shop
def sell_potion(potion_name, price):
    message = f"Your { potion_name } potion costs ${ price }!"
    return message

# %% mistake-no-f
def sell_potion(potion_name, price):
    message = "Your {potion_name} potion costs ${price}!"
    return message

# %% mistake-no-dollar
def sell_potion(potion_name, price):
    message = f"Your {potion_name} potion costs {price}!"
    return message

# %% mistake-print-for-return
def sell_potion(potion_name, price):
    message = f"Your {potion_name} potion costs ${price}!"
    print(message)

# %% mistake-one-parameter
def sell_potion(potion_name):
    message = f"Your {potion_name} potion costs ${price}!"
    return message

# %% mistake-two-spaces
def sell_potion(potion_name, price):
  message = f"Your {potion_name} potion costs ${price}!"
  return message

# %% mistake-return-outside
def sell_potion(potion_name, price):
    message = f"Your {potion_name} potion costs ${price}!"
return message

# %% mistake-other-words
def sell_potion(potion_name, price):
    message = f"{potion_name} costs ${price}"
    return message

# %% mistake-still-empty
def sell_potion(potion_name, price):
    message = ""
    return message

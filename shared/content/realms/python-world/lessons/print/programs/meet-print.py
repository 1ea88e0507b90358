# %% shown
# Pia's very first program
print("Hello, baker!")

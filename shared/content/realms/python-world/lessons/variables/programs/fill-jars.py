# %% shown
price = 5
print(price)
price = 7
print(price)

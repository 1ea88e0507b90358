# %% shown
# Put 5 into the jar called price
price = 5

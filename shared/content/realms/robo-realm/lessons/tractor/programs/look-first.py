# %% shown
if stone_ahead():
    turn_left()

# %% shown
for i in range(4):
    plough()
    move()
turn_right()

# %% starter
# Commands: move() turn_left() turn_right() plough() plant()
# It can sense: crop_ahead() stone_ahead() water_ahead()
# Want more? Delete all this and write it yourself.

while not water_ahead():
    plough()
    plant()
    move()
    if crop_ahead():
        turn_right()
    if stone_ahead():
        # Write one line here: turn to the left

# %% solution
while not water_ahead():
    plough()
    plant()
    move()
    if crop_ahead():
        turn_right()
    if stone_ahead():
        turn_left()

# %% alternative-1
while not water_ahead():
    plough()
    plant()
    move()
    if crop_ahead():
        turn_right()
    elif stone_ahead():
        turn_left()

# %% alternative-2
while True:
    plough()
    plant()
    move()
    if water_ahead():
        break
    if stone_ahead():
        turn_left()
    if crop_ahead():
        turn_right()

# %% alternative-3
def work():
    plough()
    plant()
    move()


while not water_ahead():
    work()
    if crop_ahead():
        turn_right()
    if stone_ahead():
        turn_left()

# %% alternative-4
squares = 0
while water_ahead() == False:
    if crop_ahead():
        turn_right()
    if stone_ahead():
        turn_left()
    plough()
    plant()
    move()
    squares = squares + 1
print("Done:", squares)

# %% mistake-no-turns
while not water_ahead():
    plough()
    plant()
    move()

# %% mistake-fixed-number
for i in range(9):
    plough()
    plant()
    move()
    if crop_ahead():
        turn_right()
    if stone_ahead():
        turn_left()

# %% mistake-no-brackets
while not water_ahead:
    plough()
    plant()
    move()
    if crop_ahead():
        turn_right()
    if stone_ahead():
        turn_left()

# %% mistake-plant-first
while not water_ahead():
    plant()
    plough()
    move()
    if crop_ahead():
        turn_right()
    if stone_ahead():
        turn_left()

# %% mistake-spelling
while not water_ahead():
    plough()
    plant()
    move()
    if crop_ahead():
        turnright()
    if stone_ahead():
        turn_left()

# %% mistake-no-colon
while not water_ahead()
    plough()
    plant()
    move()

# %% mistake-not-planted
while not water_ahead():
    plough()
    move()
    if crop_ahead():
        turn_right()
    if stone_ahead():
        turn_left()

# %% mistake-round-and-round
while not water_ahead():
    turn_left()
    turn_left()

# %% mistake-no-loop
plough()
plant()
move()

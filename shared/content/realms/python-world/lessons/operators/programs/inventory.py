# %% starter
flour = 3
eggs = 12
# can_bake = ...
# if can_bake == True:

# %% solution
flour = 3
eggs = 12
can_bake = flour > 2 and eggs > 10
if can_bake == True:
    print("Start the oven")

# %% alternative-1
flour = 3
eggs = 12
can_bake = (eggs > 10) and (flour > 2)
if True == can_bake:
    print('Start the oven')

# %% alternative-2
flour = 3
eggs = 12
can_bake = 2 < flour and 10 < eggs
if can_bake is True:
    print("Start the oven")

# %% alternative-3
flour = 3
eggs = 12
if flour > 2 and eggs > 10:
    can_bake = True
else:
    can_bake = False
if can_bake:
    print("Start the oven")

# %% mistake-or
flour = 3
eggs = 12
can_bake = flour > 2 or eggs > 10
if can_bake == True:
    print("Start the oven")

# %% mistake-half-question
flour = 3
eggs = 12
can_bake = flour > 2 and 10
if can_bake == True:
    print("Start the oven")

# %% mistake-true-as-text
flour = 3
eggs = 12
can_bake = flour > 2 and eggs > 10
if can_bake == "True":
    print("Start the oven")

# %% mistake-small-true
flour = 3
eggs = 12
can_bake = flour > 2 and eggs > 10
if can_bake == true:
    print("Start the oven")

# %% mistake-one-question
flour = 3
eggs = 12
can_bake = flour > 2
if can_bake == True:
    print("Start the oven")

# %% mistake-less-than
flour = 3
eggs = 12
can_bake = flour < 2 and eggs < 10
if can_bake == True:
    print("Start the oven")

# %% mistake-one-equals
flour = 3
eggs = 12
can_bake = flour > 2 and eggs > 10
if can_bake = True:
    print("Start the oven")

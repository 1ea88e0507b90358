# %% starter
hour = 9
if hour > 9
    print("Open")
else:
    print("Closed")

# %% solution
hour = 9
if hour >= 9:
    print("Open")
else:
    print("Closed")

# %% alternative-1
hour = 9
if hour > 8:
    print("Open")
else:
    print("Closed")

# %% alternative-2
hour = 9
if hour < 9:
    print("Closed")
else:
    print("Open")

# %% alternative-3
hour = 9
if not hour < 9:
    print('Open')
else:
    print('Closed')

# %% mistake-colon-only
hour = 9
if hour > 9:
    print("Open")
else:
    print("Closed")

# %% mistake-sign-only
hour = 9
if hour >= 9
    print("Open")
else:
    print("Closed")

# %% mistake-signs-swapped
hour = 9
if hour => 9:
    print("Open")
else:
    print("Closed")

# %% mistake-only-nine
hour = 9
if hour == 9:
    print("Open")
else:
    print("Closed")

# %% mistake-hour-changed
hour = 10
if hour > 9:
    print("Open")
else:
    print("Closed")

# %% mistake-no-else
hour = 9
if hour >= 9:
    print("Open")

# %% mistake-turned-round
hour = 9
if hour <= 9:
    print("Closed")
else:
    print("Open")

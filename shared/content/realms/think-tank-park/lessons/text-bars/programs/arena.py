# %% starter
# One number for each hour, from 9 to 18.
# Want more? Delete the loop and write all of it yourself.
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    # Write one line here: print the hour and its bar
    hour = hour + 1

# %% solution
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    print(hour, "#" * n)
    hour = hour + 1

# %% alternative-1
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for bar in visitors:
    print(f"{hour} {bar * '#'}")
    hour += 1

# %% alternative-2
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
for i in range(10):
    print(9 + i, "#" * visitors[i])

# %% alternative-3
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
while hour < 19:
    print(hour, '#' * visitors[hour - 9])
    hour += 1

# %% alternative-4
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    mark = "#"
    print(str(hour) + " " + mark * n)
    hour = 1 + hour

# %% alternative-5
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
for hour, n in zip(hours, visitors):
    print(hour, "#" * n)

# %% mistake-no-loop
print(9, "#" * 2)
print(10, "#" * 4)

# %% mistake-hour-stays
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    print(hour, "#" * n)

# %% mistake-no-hour
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    print("#" * n)
    hour = hour + 1

# %% mistake-hour-behind
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    print("#" * n, hour)
    hour = hour + 1

# %% mistake-all-in-quotes
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    print(hour, "# * n")
    hour = hour + 1

# %% mistake-plus
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    print(hour, "#" + n)
    hour = hour + 1

# %% mistake-not-moved-in
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
print(hour, "#" * n)
hour = hour + 1

# %% mistake-hour-first-added
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    hour = hour + 1
    print(hour, "#" * n)

# %% mistake-other-mark
visitors = [2, 4, 5, 4, 6, 7, 9, 8, 5, 3]
hour = 9
for n in visitors:
    print(hour, "*" * n)
    hour = hour + 1

# %% shown
bars = [3, 1]
hour = 7
for n in bars:
    print(hour, "#" * n)
    hour = hour + 1

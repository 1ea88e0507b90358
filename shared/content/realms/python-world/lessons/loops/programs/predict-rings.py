# %% shown
for number in range(2, 5):
    print(number)
print("Stop")

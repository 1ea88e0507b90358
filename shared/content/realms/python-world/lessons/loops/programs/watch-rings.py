# %% shown
for doughnut in range(1, 4):
    print("Doughnut", doughnut)

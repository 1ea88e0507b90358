# %% shown
answer = "3"
print(answer * 2)
print(int(answer) * 2)

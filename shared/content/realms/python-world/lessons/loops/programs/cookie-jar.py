# %% starter
cookies = 5
while cookies > 0:
    print(cookies)
    # take one away, or it never ends
    break

# %% solution
cookies = 5
while cookies > 0:
    print(cookies)
    cookies = cookies - 1
print("No more cookies!")

# %% alternative-1
cookies = 5
while cookies > 0:
    print(cookies)
    cookies -= 1
print('No more cookies!')

# %% alternative-2
cookies = 5
while 0 < cookies:
    print("Cookies left:", cookies)
    cookies -= 1

print("No more cookies!")

# %% alternative-3
cookies = 5
while cookies > 0:
    print(f"{cookies} left")
    cookies = (cookies) - 1
else:
    print("No more cookies!")

# %% mistake-break-left
cookies = 5
while cookies > 0:
    print(cookies)
    break
print("No more cookies!")

# %% mistake-greater-equal
cookies = 5
while cookies >= 0:
    print(cookies)
    cookies = cookies - 1
print("No more cookies!")

# %% mistake-closing-inside
cookies = 5
while cookies > 0:
    print(cookies)
    cookies = cookies - 1
    print("No more cookies!")

# %% mistake-no-closing
cookies = 5
while cookies > 0:
    print(cookies)
    cookies = cookies - 1

# %% mistake-no-print-inside
cookies = 5
while cookies > 0:
    cookies = cookies - 1
print("No more cookies!")

# %% mistake-for-loop
cookies = 5
for c in range(5):
    print(cookies)
print("No more cookies!")

# %% mistake-other-start
cookies = 3
while cookies > 0:
    print(cookies)
    cookies = cookies - 1
print("No more cookies!")

# %% mistake-takes-two
cookies = 5
while cookies > 0:
    print(cookies)
    cookies = cookies - 2
print("No more cookies!")

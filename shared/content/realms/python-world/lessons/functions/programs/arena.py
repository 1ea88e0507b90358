# %% starter
def thank(cakes, name):
    # build the sentence here
    pass

# ask for the cakes, then for the name, then call thank

# %% solution
def thank(cakes, name):
    cost = cakes * 5
    print(f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cost}")

cakes = int(input("How many cakes? "))
name = input("Your name? ")
thank(cakes, name)

# %% alternative-1
def thank(cakes, name):
    return f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cakes * 5}"

cakes = int(input())
print(thank(cakes, input()))

# %% alternative-2
def price(n):
    return n * 5

cakes = int(input())
name = input()
total = price(cakes)
print("Thank you " + name + "! Your " + str(cakes) + " chocolate cakes will cost $" + str(total))

# %% alternative-3
def main():
    cakes = int(input())
    name = input()
    print("Thank you ", name, "! Your ", cakes, " chocolate cakes will cost $", 5 * cakes, sep="")

main()

# %% mistake-never-called
def thank(cakes, name):
    print(f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cakes * 5}")

cakes = int(input())
name = input()

# %% mistake-no-f
def thank(cakes, name):
    cost = cakes * 5
    print("Thank you {name}! Your {cakes} chocolate cakes will cost ${cost}")

cakes = int(input())
name = input()
thank(cakes, name)

# %% mistake-no-int
def thank(cakes, name):
    print(f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cakes * 5}")

cakes = input()
name = input()
thank(cakes, name)

# %% mistake-fixed-cost
def thank(cakes, name):
    print(f"Thank you {name}! Your {cakes} chocolate cakes will cost $10")

cakes = int(input())
name = input()
thank(cakes, name)

# %% mistake-swapped
def thank(cakes, name):
    print(f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cakes * 5}")

cakes = int(input())
name = input()
thank(name, cakes)

# %% mistake-no-function
cakes = int(input())
name = input()
print(f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cakes * 5}")

# %% mistake-name-first
def thank(cakes, name):
    print(f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cakes * 5}")

name = input()
cakes = int(input())
thank(cakes, name)

# %% mistake-call-with-one
def thank(cakes, name):
    print(f"Thank you {name}! Your {cakes} chocolate cakes will cost ${cakes * 5}")

cakes = int(input())
name = input()
thank(cakes)

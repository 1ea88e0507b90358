# %% starter
# Store the shop timing, then print the sentence
timing = ""

# %% solution
timing = "10 AM to 10 PM"
print("Cake Shop is open from", timing)

# %% alternative-1
timing = '10 AM to 10 PM'
print(f"Cake Shop is open from {timing}")

# %% alternative-2
hours = "10 AM to 10 PM"
sign = "Cake Shop is open from " + hours
print(sign)

# %% alternative-3
opens = 10
closes = 10
print(f"Cake Shop is open from {opens} AM to {closes} PM")

# %% alternative-4
timing = "10 AM to 10 PM"
print("Cake Shop Opens at", timing)

# %% mistake-empty-jar
timing = ""
print("Cake Shop is open from", timing)

# %% mistake-name-in-quotes
timing = "10 AM to 10 PM"
print("Cake Shop is open from timing")

# %% mistake-no-space
timing = "10 AM to 10 PM"
print("Cake Shop is open from" + timing)

# %% mistake-jar-not-used
timing = "10 AM to 10 PM"
print("Cake Shop is open from 10 AM to 10 PM")

# %% mistake-no-variable
print("Cake Shop is open from 10 AM to 10 PM")

# %% mistake-bare-text
timing = 10 AM to 10 PM
print("Cake Shop is open from", timing)

# %% mistake-wrong-words
timing = "10 to 10"
print("Cake Shop is open from", timing)

# The colours, speeds and sprinkles that programs may name.
ICING = {
    "vanilla": "#fff1c9", "strawberry": "#ff7fa8", "raspberry": "#d6246e", "cherry": "#c8102e", "chocolate": "#6b3f24",
    "caramel": "#c9822f", "honey": "#eba937", "lemon": "#ffe45c", "peach": "#ffb38a", "mint": "#8fe3c0",
    "pistachio": "#a9cf6b", "kiwi": "#7ab83a", "blueberry": "#4a62c8", "lavender": "#b9a2ea", "grape": "#7b3fa0",
    "bubblegum": "#ff9fd6", "cinnamon": "#a4582f", "cream": "#fffaf0", "sugar": "#ffffff", "liquorice": "#2a1a3e",
    "biscuit": "#e3b778", "marzipan": "#f4dca8", "cola": "#4b2a20", "sky": "#8fd0ff",
}
_PLAIN = {
    "black": "#000000", "white": "#ffffff", "red": "#e6262c", "green": "#1f9d3d", "blue": "#2353e0", "yellow": "#ffdd1f",
    "orange": "#ff8c1a", "purple": "#8a2be2", "pink": "#ffa6c9", "brown": "#8b4a2b", "grey": "#808080", "gray": "#808080",
    "cyan": "#00d5e0", "magenta": "#f020c8", "violet": "#b04be0", "gold": "#ffc400", "silver": "#c0c0c8", "navy": "#12206e",
    "teal": "#128a8a", "turquoise": "#40e0d0", "lime": "#6ee02a", "olive": "#808000", "maroon": "#7a1030",
    "indigo": "#4b0082", "coral": "#ff7f50", "salmon": "#fa8072", "tomato": "#ff6347", "crimson": "#dc143c",
    "beige": "#f5f5dc", "tan": "#d2b48c", "khaki": "#f0e68c", "ivory": "#fffff0", "plum": "#dda0dd", "orchid": "#da70d6",
    "skyblue": "#87ceeb", "lightblue": "#add8e6", "darkblue": "#00008b", "lightgreen": "#90ee90", "darkgreen": "#006400",
    "darkred": "#8b0000", "darkorange": "#ff7000", "lightgrey": "#d3d3d3", "lightgray": "#d3d3d3", "darkgrey": "#696969",
    "darkgray": "#696969", "hotpink": "#ff69b4", "deeppink": "#ff1493", "lightpink": "#ffb6c1", "lightyellow": "#ffffe0",
}
_COLOURS = {**_PLAIN, **ICING}
_SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}
_SPRINKLES = ("strawberry", "lemon", "mint", "sky", "lavender", "orange", "raspberry", "kiwi")

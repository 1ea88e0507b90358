# Draws with an icing bag, for `import bakery` and `import turtle`: pure Python that only tells drawing commands, a batch at a time.
# Every program gets it afresh; `_send` (a function that takes JSON) is put in before this runs. drawing.ts knows the commands.
import json as _json, math as _math, random as _random, time as _time  # noqa: E401

# How much one program may draw, and how far away.
_MOST, _MOST_TEXT, _FAR = 20_000, 20_000, 100_000
_MOST_CORNERS = 4000
_BATCH, _PATIENCE = 400, 0.05
_now, _dumps = _time.monotonic, _json.dumps

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


class BakeryError(ValueError):
    """Something the icing bag cannot do, in words for the learner."""


# Told by its short name.
BakeryError.__module__ = "builtins"


class IcingUsedUp(BaseException):
    """More drawing than one program may do. No `except Exception` goes on past it."""


# ---- telling -----------------------------------------------------------------------------------------------------------

_waiting, _named = [], set()
_count, _letters, _sent, _bags = 0, 0, 0.0, 0


def _tell(*command, cost=1):
    global _count
    _count += cost
    if _count > _MOST:
        _flush()
        raise IcingUsedUp(f"The icing bag is empty: a program may draw {_MOST} things.")
    _waiting.append(command)
    if len(_waiting) >= _BATCH or _now() - _sent > _PATIENCE:
        _flush()


def _flush():
    global _sent
    _sent = _now()
    if _waiting:
        batch = _dumps(_waiting)
        _waiting.clear()
        _send(batch)


# ---- what may be asked for -----------------------------------------------------------------------------------------------

def _near(word, names):
    """The name that differs from the word by least, if by little."""
    best, least = None, 1 + len(word) // 3
    for name in names:
        apart = _apart(word, name)
        if apart <= least and (best is None or apart < least):
            best, least = name, apart
    return best


def _apart(a, b):
    if abs(len(a) - len(b)) > 3:
        return 9
    before, row = None, list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if older and i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


def _seen(value):
    try:
        text = repr(value)
    except Exception:
        text = type(value).__name__
    return text if len(text) <= 40 else text[:39] + "…"


def _short(number):
    # Adding nothing turns -0.0 into 0.0.
    return round(number, 2) + 0.0


def _number(who, value, what="a number"):
    if isinstance(value, str):
        number = value.strip().lstrip("+-").replace(".", "", 1).isdigit()
        advice = "Leave out the quotes, or use int( )." if number else "A number has no quotes."
        raise BakeryError(f"{who}() needs {what}, and got the text {_seen(value)}. {advice}")
    if not isinstance(value, (int, float)):
        raise BakeryError(f"{who}() needs {what}, and got {_seen(value)}.")
    if value != value or not -_FAR <= value <= _FAR:
        raise BakeryError(f"{who}() got {_seen(value)}. That is too far: the cake board reaches from -300 to 300.")
    return round(float(value), 4)


def _colour(who, value):
    if isinstance(value, str):
        name = value.strip().lower().replace(" ", "").replace("_", "")
        code = _COLOURS.get(name)
        if code:
            if name not in _named:
                _named.add(name)
                _tell("n", code, value.strip()[:30])
            return code
        digits = name[1:]
        if name.startswith("#") and len(digits) in (3, 6) and all(c in "0123456789abcdef" for c in digits):
            return "#" + (digits if len(digits) == 6 else "".join(c + c for c in digits))
        if name.startswith("#"):
            raise BakeryError(f'{who}() does not understand {_seen(value)}. After # come 6 signs from 0 to 9 and a to f, such as "#ff7fa8".')
        near = _near(name, _COLOURS)
        advice = f'Did you mean "{near}"?' if near else 'Try "strawberry", "mint", "chocolate", "red" or "blue".'
        raise BakeryError(f"{who}() does not know the colour {_seen(value)}. {advice}")
    if isinstance(value, (tuple, list)) and len(value) == 3:
        parts = [_number(who, part, "three numbers for a colour") for part in value]
        if all(0 <= part <= 255 for part in parts):
            whole = 1 if all(part <= 1 for part in parts) else 255
            return "#" + "".join(f"{round(part / whole * 255):02x}" for part in parts)
        raise BakeryError(f"{who}() got {_seen(tuple(value))}. The three numbers of a colour go from 0 to 255.")
    raise BakeryError(f'{who}() needs a colour in quotes, such as "strawberry", and got {_seen(value)}.')


def _colours(who, given):
    """One colour, two colours, or three numbers that make one."""
    if len(given) == 3:
        given = (given,)
    if not 1 <= len(given) <= 2:
        raise BakeryError(f'{who}() needs one colour, such as "mint", or three numbers from 0 to 255.')
    return [_colour(who, value) for value in given]


def _words(who, value):
    global _letters
    text = str(value)[:200].encode("utf-8", "replace").decode("utf-8")
    _letters += len(text)
    if _letters > _MOST_TEXT:
        _flush()
        raise IcingUsedUp(f"The icing bag is empty: a program may write {_MOST_TEXT} letters.")
    return text


# ---- the icing bag -------------------------------------------------------------------------------------------------------

class Turtle:
    """An icing bag that walks over the cake board, whose middle is (0, 0). Angles count from the right, leftwards."""

    def __init__(self, shape="classic", undobuffersize=0, visible=True):
        global _bags
        self._bag = _bags
        _bags += 1
        self._start()
        if not visible:
            self.hideturtle()

    def __repr__(self):
        return f"<icing bag at ({self._x:g}, {self._y:g})>"

    def _start(self):
        self._x = self._y = self._heading = 0.0
        self._down, self._width, self._seen, self._speed = True, 3.0, True, 6
        self._pen, self._fill = "#6b3f24", "#ff7fa8"
        self._outline = self._redo = None

    def _go(self, x, y):
        if self._down:
            self._draw("l", self._x, self._y, x, y, self._pen, self._width)
        else:
            _tell("m", self._bag, _short(x), _short(y))
        self._x, self._y = x, y
        self._enclose(((x, y),))

    def _enclose(self, corners):
        if self._outline is not None and len(self._outline) < _MOST_CORNERS:
            self._outline += [(_short(x), _short(y)) for x, y in corners]

    def _draw(self, kind, *rest):
        rest = [_short(part) if isinstance(part, float) else part for part in rest]
        _tell(kind, self._bag, *rest)
        if self._redo is not None:
            self._redo.append([kind, self._bag, *rest])

    def _turn(self, heading):
        self._heading = heading % 360
        _tell("h", self._bag, round(self._heading, 2))

    # -- moving

    def forward(self, distance):
        distance = _number("forward", distance)
        self._ahead("forward", distance)

    def backward(self, distance):
        self._ahead("backward", -_number("backward", distance))

    def _ahead(self, who, distance):
        angle = _math.radians(self._heading)
        x, y = self._x + distance * _math.cos(angle), self._y + distance * _math.sin(angle)
        self._go(_number(who, x), _number(who, y))

    def left(self, angle):
        self._turn(self._heading + _number("left", angle))

    def right(self, angle):
        self._turn(self._heading - _number("right", angle))

    def goto(self, x, y=None):
        self._go(*self._place("goto", x, y))

    def _place(self, who, x, y):
        if y is None:
            if isinstance(x, Turtle):
                return x._x, x._y
            if not (isinstance(x, (tuple, list)) and len(x) == 2):
                raise BakeryError(f"{who}() needs two numbers: how far to the right and how far up, such as {who}(50, 100).")
            x, y = x
        return _number(who, x), _number(who, y)

    def setx(self, x):
        self._go(_number("setx", x), self._y)

    def sety(self, y):
        self._go(self._x, _number("sety", y))

    def setheading(self, to_angle):
        self._turn(_number("setheading", to_angle))

    def home(self):
        self._go(0.0, 0.0)
        self._turn(0.0)

    def circle(self, radius, extent=360, steps=None):
        radius, extent = _number("circle", radius), _number("circle", extent)
        corners = None if steps is None else int(_number("circle", steps))
        if corners is not None and not 1 <= corners <= 360:
            raise BakeryError("circle() takes from 1 to 360 steps.")
        turned = extent if radius >= 0 else -extent
        towards = _math.radians(self._heading + 90)
        cx, cy = self._x + radius * _math.cos(towards), self._y + radius * _math.sin(towards)
        first = self._heading - 90 if radius >= 0 else self._heading + 90
        parts = corners or max(2, min(72, round(abs(extent) / 6)))
        around = [self._around(cx, cy, abs(radius), first + turned * i / parts) for i in range(parts + 1)]
        if corners:
            for x, y in around[1:]:
                self._go(x, y)
        else:
            self._arc(cx, cy, abs(radius), first, turned, around)
        self._turn(self._heading + turned)

    def _around(self, cx, cy, radius, degrees):
        angle = _math.radians(degrees)
        return _number("circle", cx + radius * _math.cos(angle)), _number("circle", cy + radius * _math.sin(angle))

    def _arc(self, cx, cy, radius, first, turned, around):
        if self._down:
            shown = max(-3600.0, min(3600.0, turned))
            self._draw("a", cx, cy, radius, first % 360, shown, self._pen, self._width)
        else:
            _tell("m", self._bag, *map(_short, around[-1]))
        self._x, self._y = around[-1]
        self._enclose(around[1:])

    # -- icing

    def dot(self, size=None, *color):
        if size is not None and not isinstance(size, (int, float)) and not color:
            size, color = None, (size,)
        wide = max(self._width + 4, self._width * 2) if size is None else _number("dot", size)
        if not 0 < wide <= 2000:
            raise BakeryError("dot() needs a size from 1 to 2000.")
        shade = _colours("dot", color)[0] if color else self._pen
        self._draw("d", self._x, self._y, wide, shade)

    def write(self, arg, move=False, align="left", font=("Arial", 16, "normal")):
        if align not in ("left", "center", "right"):
            raise BakeryError(f'write() knows align="left", "center" and "right", not {_seen(align)}.')
        font = (font,) if isinstance(font, str) else tuple(font)
        size = _number("write", font[1] if len(font) > 1 else 16)
        if not 4 <= size <= 200:
            raise BakeryError("write() takes letters of size 4 to 200.")
        style = str(font[2]) if len(font) > 2 else "normal"
        bold = "b" if "bold" in style else ""
        self._draw("t", self._x, self._y, _words("write", arg), align, size, self._pen, bold + ("i" if "italic" in style else ""))

    def sprinkle(self, count=20, radius=60):
        count, radius = int(_number("sprinkle", count)), _number("sprinkle", radius)
        if not 0 <= count <= 500:
            raise BakeryError("sprinkle() takes from 0 to 500 sprinkles at once.")
        for _ in range(count):
            far, angle = abs(radius) * _math.sqrt(_random.random()), _random.uniform(0, 2 * _math.pi)
            x, y = self._x + far * _math.cos(angle), self._y + far * _math.sin(angle)
            self._draw("s", x, y, float(_random.randrange(180)), _COLOURS[_random.choice(_SPRINKLES)])

    def candle(self, height=50, *color):
        if not isinstance(height, (int, float)) and not color:
            height, color = 50, (height,)
        height = _number("candle", height)
        if not 5 <= height <= 300:
            raise BakeryError("candle() needs a height from 5 to 300.")
        shade = _colours("candle", color)[0] if color else self._pen
        self._draw("k", self._x, self._y, height, shade)

    def begin_fill(self):
        self._outline, self._redo = [(_short(self._x), _short(self._y))], []

    def end_fill(self):
        if self._outline is None:
            return
        outline, redo = self._outline, self._redo
        self._outline = self._redo = None
        if len(outline) < 3:
            return
        _tell("f", self._bag, outline, self._fill, cost=1 + len(outline) // 8)
        # A fill lies under the lines that were drawn around it.
        for command in redo:
            _tell("r", command)

    def filling(self):
        return self._outline is not None

    # -- the bag itself

    def penup(self):
        self._down = False

    def pendown(self):
        self._down = True

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        width = _number("pensize", width)
        if not 0 < width <= 200:
            raise BakeryError("pensize() needs a width from 1 to 200.")
        self._width = width

    def color(self, *args):
        if not args:
            return self._pen, self._fill
        chosen = _colours("color", args)
        self._pen, self._fill = chosen[0], chosen[-1]
        _tell("p", self._bag, self._pen)

    def pencolor(self, *args):
        if not args:
            return self._pen
        self._pen = _colours("pencolor", args)[0]
        _tell("p", self._bag, self._pen)

    def fillcolor(self, *args):
        if not args:
            return self._fill
        self._fill = _colours("fillcolor", args)[0]

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        if isinstance(speed, str):
            if speed not in _SPEEDS:
                near = _near(speed, _SPEEDS) or "fast"
                raise BakeryError(f'speed() does not know {_seen(speed)}. Did you mean "{near}"?')
            speed = _SPEEDS[speed]
        speed = _number("speed", speed)
        self._speed = round(speed) if 0.5 < speed < 10.5 else 0
        _tell("z", self._bag, self._speed)

    def hideturtle(self):
        self._seen = False
        _tell("v", self._bag, 0)

    def showturtle(self):
        self._seen = True
        _tell("v", self._bag, 1)

    def isvisible(self):
        return self._seen

    def shape(self, name=None):
        return "icing bag"

    def clear(self):
        self._outline = self._redo = None
        _tell("x", self._bag)

    def reset(self):
        self._start()
        _tell("x", self._bag)
        _tell("m", self._bag, 0, 0)
        _tell("h", self._bag, 0)
        _tell("p", self._bag, self._pen)
        _tell("z", self._bag, 6)
        _tell("v", self._bag, 1)

    # -- where it is

    def position(self):
        return (round(self._x, 2), round(self._y, 2))

    def xcor(self):
        return round(self._x, 2)

    def ycor(self):
        return round(self._y, 2)

    def heading(self):
        return round(self._heading, 2)

    def distance(self, x, y=None):
        x, y = self._place("distance", x, y)
        return _math.hypot(x - self._x, y - self._y)

    def towards(self, x, y=None):
        x, y = self._place("towards", x, y)
        return round(_math.degrees(_math.atan2(y - self._y, x - self._x)) % 360, 10)

    fd, bk, back, lt, rt = forward, backward, backward, left, right
    setpos = setposition = goto
    seth, pu, up, pd, down, width = setheading, penup, penup, pendown, pendown, pensize
    ht, st, pos = hideturtle, showturtle, position


Pen = RawTurtle = IcingBag = Turtle
_first = Turtle()

forward = fd = _first.forward
backward = back = bk = _first.backward
left = lt = _first.left
right = rt = _first.right
goto = setpos = setposition = _first.goto
setx, sety, home, circle, dot, write = _first.setx, _first.sety, _first.home, _first.circle, _first.dot, _first.write
setheading = seth = _first.setheading
penup = pu = up = _first.penup
pendown = pd = down = _first.pendown
isdown, speed, shape = _first.isdown, _first.speed, _first.shape
pensize = width = _first.pensize
color, pencolor, fillcolor = _first.color, _first.pencolor, _first.fillcolor
begin_fill, end_fill, filling = _first.begin_fill, _first.end_fill, _first.filling
hideturtle = ht = _first.hideturtle
showturtle = st = _first.showturtle
isvisible, reset = _first.isvisible, _first.reset
position = pos = _first.position
xcor, ycor, heading, distance, towards = _first.xcor, _first.ycor, _first.heading, _first.distance, _first.towards
sprinkle, candle = _first.sprinkle, _first.candle


def clear():
    """Wipes the board, whichever bag drew on it."""
    _first._outline = _first._redo = None
    _tell("x", -1)


def bgcolor(*args):
    if not args:
        return _board["colour"]
    _board["colour"] = _colours("bgcolor", args)[0]
    _tell("g", _board["colour"])


_board = {"colour": "#fffaf0"}


def _nothing(*_, **__):
    return None


done = mainloop = exitonclick = bye = title = setup = tracer = update = colormode = delay = listen = _nothing


class _Screen:
    """What programs for other turtles expect of their window."""

    done = mainloop = exitonclick = bye = title = setup = tracer = update = colormode = delay = listen = staticmethod(_nothing)
    bgcolor, clear, reset = staticmethod(bgcolor), staticmethod(clear), staticmethod(reset)


def Screen():
    return _Screen()


__all__ = [name for name in list(globals()) if not name.startswith("_")]

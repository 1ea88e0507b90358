# The icing bag: the turtle of the Bakery.

class Turtle:
    """An icing bag that moves over the cake board, centred at (0, 0). Angles count counterclockwise from the right."""

    def __init__(self, shape="classic", undobuffersize=0, visible=True):
        global _bag_count
        self._bag = _bag_count
        _bag_count += 1
        self._set_defaults()
        if not visible:
            self.hideturtle()

    def __repr__(self):
        return f"<icing bag at ({self._x:g}, {self._y:g})>"

    def _set_defaults(self):
        self._x = self._y = self._heading = 0.0
        self._down, self._width, self._seen, self._speed = True, 3.0, True, 6
        self._pen, self._fill = "#6b3f24", "#ff7fa8"
        self._outline = self._lines_to_redraw = None

    def _move_to(self, x, y):
        if self._down:
            self._draw("l", self._x, self._y, x, y, self._pen, self._width)
        else:
            _emit("m", self._bag, _rounded(x), _rounded(y))
        self._x, self._y = x, y
        self._add_corners(((x, y),))

    def _add_corners(self, corners):
        if self._outline is not None and len(self._outline) < _MAX_CORNERS:
            self._outline += [(_rounded(x), _rounded(y)) for x, y in corners]

    def _draw(self, kind, *rest):
        rest = [_rounded(part) if isinstance(part, float) else part for part in rest]
        _emit(kind, self._bag, *rest)
        if self._lines_to_redraw is not None:
            self._lines_to_redraw.append([kind, self._bag, *rest])

    def _turn(self, heading):
        self._heading = heading % 360
        _emit("h", self._bag, round(self._heading, 2))

    # -- moving

    def forward(self, distance):
        distance = _number("forward", distance)
        self._ahead("forward", distance)

    def backward(self, distance):
        self._ahead("backward", -_number("backward", distance))

    def _ahead(self, who, distance):
        angle = _math.radians(self._heading)
        x, y = self._x + distance * _math.cos(angle), self._y + distance * _math.sin(angle)
        self._move_to(_number(who, x), _number(who, y))

    def left(self, angle):
        self._turn(self._heading + _number("left", angle))

    def right(self, angle):
        self._turn(self._heading - _number("right", angle))

    def goto(self, x, y=None):
        self._move_to(*self._point("goto", x, y))

    def _point(self, who, x, y):
        if y is None:
            if isinstance(x, Turtle):
                return x._x, x._y
            if not (isinstance(x, (tuple, list)) and len(x) == 2):
                raise BakeryError(f"{who}() needs two numbers: how far to the right and how far up, such as {who}(50, 100).")
            x, y = x
        return _number(who, x), _number(who, y)

    def setx(self, x):
        self._move_to(_number("setx", x), self._y)

    def sety(self, y):
        self._move_to(self._x, _number("sety", y))

    def setheading(self, to_angle):
        self._turn(_number("setheading", to_angle))

    def home(self):
        self._move_to(0.0, 0.0)
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
                self._move_to(x, y)
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
            _emit("m", self._bag, *map(_rounded, around[-1]))
        self._x, self._y = around[-1]
        self._add_corners(around[1:])

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
            raise BakeryError(f'write() knows align="left", "center" and "right", not {_show(align)}.')
        font = (font,) if isinstance(font, str) else tuple(font)
        size = _number("write", font[1] if len(font) > 1 else 16)
        if not 4 <= size <= 200:
            raise BakeryError("write() takes letters of size 4 to 200.")
        style = str(font[2]) if len(font) > 2 else "normal"
        bold = "b" if "bold" in style else ""
        self._draw("t", self._x, self._y, _text("write", arg), align, size, self._pen, bold + ("i" if "italic" in style else ""))

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
        self._outline, self._lines_to_redraw = [(_rounded(self._x), _rounded(self._y))], []

    def end_fill(self):
        if self._outline is None:
            return
        outline, redo = self._outline, self._lines_to_redraw
        self._outline = self._lines_to_redraw = None
        if len(outline) < 3:
            return
        _emit("f", self._bag, outline, self._fill, cost=1 + len(outline) // 8)
        # The fill would cover the lines around it, so they are drawn again.
        for command in redo:
            _emit("r", command)

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
        _emit("p", self._bag, self._pen)

    def pencolor(self, *args):
        if not args:
            return self._pen
        self._pen = _colours("pencolor", args)[0]
        _emit("p", self._bag, self._pen)

    def fillcolor(self, *args):
        if not args:
            return self._fill
        self._fill = _colours("fillcolor", args)[0]

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        if isinstance(speed, str):
            if speed not in _SPEEDS:
                near = _closest_name(speed, _SPEEDS) or "fast"
                raise BakeryError(f'speed() does not know {_show(speed)}. Did you mean "{near}"?')
            speed = _SPEEDS[speed]
        speed = _number("speed", speed)
        self._speed = round(speed) if 0.5 < speed < 10.5 else 0
        _emit("z", self._bag, self._speed)

    def hideturtle(self):
        self._seen = False
        _emit("v", self._bag, 0)

    def showturtle(self):
        self._seen = True
        _emit("v", self._bag, 1)

    def isvisible(self):
        return self._seen

    def shape(self, name=None):
        return "icing bag"

    def clear(self):
        self._outline = self._lines_to_redraw = None
        _emit("x", self._bag)

    def reset(self):
        self._set_defaults()
        _emit("x", self._bag)
        _emit("m", self._bag, 0, 0)
        _emit("h", self._bag, 0)
        _emit("p", self._bag, self._pen)
        _emit("z", self._bag, 6)
        _emit("v", self._bag, 1)

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
        x, y = self._point("distance", x, y)
        return _math.hypot(x - self._x, y - self._y)

    def towards(self, x, y=None):
        x, y = self._point("towards", x, y)
        return round(_math.degrees(_math.atan2(y - self._y, x - self._x)) % 360, 10)

    fd, bk, back, lt, rt = forward, backward, backward, left, right
    setpos = setposition = goto
    seth, pu, up, pd, down, width = setheading, penup, penup, pendown, pendown, pensize
    ht, st, pos = hideturtle, showturtle, position

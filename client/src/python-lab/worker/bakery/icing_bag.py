# The icing bag: the turtle of the Bakery.

class Turtle(_Shapes, _Pen):
    """An icing bag that moves over the cake board, centred at (0, 0). Angles count counterclockwise from the right."""

    def __init__(self, shape=_BAG, undobuffersize=_MAX_STEPS_BACK, visible=True):
        global _bag_count
        self._bag = _bag_count
        _bag_count += 1
        if len(_bags) < _MAX_BAGS:
            _bags.append(self)
        self._shape, self._stretch, self._unit, self._last_stamp, self._past_limit = _BAG, (1.0, 1.0), 1.0, 0, _MAX_STEPS_BACK
        self._set_defaults()
        if undobuffersize != _MAX_STEPS_BACK:
            self.setundobuffer(undobuffersize)
        # "classic" is what the standard turtle calls the shape that every bag has.
        if shape not in (_BAG, "classic"):
            self.shape(shape)
        if _board["tracer"] == 0:
            self._send_speed()
        if not visible:
            self.hideturtle()

    def __repr__(self):
        return f"<icing bag at ({self._x:g}, {self._y:g})>"

    def _set_defaults(self):
        self._x = self._y = self._heading = 0.0
        self._down, self._width, self._seen, self._speed = True, 3.0, True, 6
        self._pen, self._fill = "#6b3f24", "#ff7fa8"
        self._forget()

    def _forget(self):
        """What was drawn is gone, and with it what could be taken back."""
        self._outline = self._lines_to_redraw = self._poly = None
        self._past, self._stamps, self._shapes_drawn = [], [], 0

    def _move_to(self, x, y):
        if self._down:
            self._draw("l", self._x, self._y, x, y, self._pen, self._width)
        else:
            _emit("m", self._bag, _rounded(x), _rounded(y))
        self._x, self._y = x, y
        self._add_corners(((x, y),))

    def _add_corners(self, corners):
        if self._poly is not None and len(self._poly) < _MAX_CORNERS:
            self._poly += corners
        if self._outline is not None and len(self._outline) < _MAX_CORNERS:
            self._outline += [(_rounded(x), _rounded(y)) for x, y in corners]

    def _draw(self, kind, *rest):
        rest = [_rounded(part) if isinstance(part, float) else part for part in rest]
        _emit(kind, self._bag, *rest)
        self._shapes_drawn += 1
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

    def teleport(self, x=None, y=None, *, fill_gap=False):
        """Goes there without a line, whether the tip is up or down."""
        x, y = self._x if x is None else _number("teleport", x), self._y if y is None else _number("teleport", y)
        self._remember()
        _emit("m", self._bag, _rounded(x), _rounded(y))
        self._x, self._y = x, y
        self._add_corners(((x, y),))

    def _ahead(self, who, distance):
        self._remember()
        angle = _math.radians(self._heading)
        x, y = self._x + distance * _math.cos(angle), self._y + distance * _math.sin(angle)
        self._move_to(_number(who, x), _number(who, y))

    def left(self, angle):
        angle = _number("left", angle)
        self._remember()
        self._turn(self._heading + angle * self._unit)

    def right(self, angle):
        angle = _number("right", angle)
        self._remember()
        self._turn(self._heading - angle * self._unit)

    def degrees(self, fullcircle=360.0):
        full = _number("degrees", fullcircle)
        self._unit = 360 / full if full else 1.0

    def radians(self):
        self._unit = 180 / _math.pi

    def goto(self, x, y=None):
        x, y = self._point("goto", x, y)
        self._remember()
        self._move_to(x, y)

    def _point(self, who, x, y):
        if y is None:
            if isinstance(x, Turtle):
                return x._x, x._y
            if not (isinstance(x, (tuple, list)) and len(x) == 2):
                raise BakeryError(f"{who}() needs two numbers: how far to the right and how far up, such as {who}(50, 100).")
            x, y = x
        return _number(who, x), _number(who, y)

    def setx(self, x):
        x = _number("setx", x)
        self._remember()
        self._move_to(x, self._y)

    def sety(self, y):
        y = _number("sety", y)
        self._remember()
        self._move_to(self._x, y)

    def setheading(self, to_angle):
        angle = _number("setheading", to_angle)
        self._remember()
        self._turn(angle * self._unit)

    def home(self):
        self._remember()
        self._move_to(0.0, 0.0)
        self._turn(0.0)

    def circle(self, radius, extent=None, steps=None):
        radius, extent = _number("circle", radius), 360.0 if extent is None else _number("circle", extent) * self._unit
        corners = None if steps is None else int(_number("circle", steps))
        if corners is not None and not 1 <= corners <= 360:
            raise BakeryError("circle() takes from 1 to 360 steps.")
        self._remember()
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
        self._remember()
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
        text = _text("write", arg)
        self._remember()
        self._draw("t", self._x, self._y, text, align, size, self._pen, bold + ("i" if "italic" in style else ""))
        if move and align != "right":
            # Letters are half as wide as they are high, more or less.
            self._move_to(_number("write", self._x + len(text) * size * (0.25 if align == "center" else 0.5)), self._y)

    def sprinkle(self, count=20, radius=60):
        count, radius = int(_number("sprinkle", count)), _number("sprinkle", radius)
        if not 0 <= count <= 500:
            raise BakeryError("sprinkle() takes from 0 to 500 sprinkles at once.")
        self._remember()
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
        self._remember()
        self._draw("k", self._x, self._y, height, shade)

    def begin_fill(self):
        self._remember()
        self._outline, self._lines_to_redraw = [(_rounded(self._x), _rounded(self._y))], []

    def end_fill(self):
        if self._outline is None:
            return
        self._remember()
        outline, redo = self._outline, self._lines_to_redraw
        self._outline = self._lines_to_redraw = None
        if len(outline) < 3:
            return
        self._shapes_drawn += 1 + len(redo)
        _emit("f", self._bag, outline, self._fill, cost=1 + len(outline) // 8)
        # The fill would cover the lines around it, so they are drawn again.
        for command in redo:
            _emit("r", command)

    def filling(self):
        return self._outline is not None

    # -- the bag itself

    def hideturtle(self):
        self._seen = False
        _emit("v", self._bag, 0)

    def showturtle(self):
        self._seen = True
        _emit("v", self._bag, 1)

    def isvisible(self):
        return self._seen

    def clear(self):
        self._forget()
        _emit("x", self._bag)

    def reset(self):
        self._set_defaults()
        _emit("x", self._bag)
        _emit("m", self._bag, 0, 0)
        _emit("h", self._bag, 0)
        _emit("p", self._bag, self._pen)
        self._send_speed()
        _emit("v", self._bag, 1)

    # -- where it is

    def position(self):
        return Vec2D(round(self._x, 2), round(self._y, 2))

    def xcor(self):
        return round(self._x, 2)

    def ycor(self):
        return round(self._y, 2)

    def heading(self):
        return round(self._heading / self._unit, 2)

    def distance(self, x, y=None):
        x, y = self._point("distance", x, y)
        return _math.hypot(x - self._x, y - self._y)

    def towards(self, x, y=None):
        x, y = self._point("towards", x, y)
        return round(_math.degrees(_math.atan2(y - self._y, x - self._x)) % 360 / self._unit, 10)

    fd, bk, back, lt, rt = forward, backward, backward, left, right
    setpos = setposition = goto
    seth = setheading
    ht, st, pos = hideturtle, showturtle, position

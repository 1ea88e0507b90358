# The shapes of a bag, its stamps and twins, and the steps it can take back. Corners count as in the standard turtle: y points ahead.
_SHAPES = {
    "arrow": ((-10, 0), (10, 0), (0, 10)),
    "circle": tuple((round(10 * _math.cos(_math.radians(i * 18)), 2), round(10 * _math.sin(_math.radians(i * 18)), 2)) for i in range(20)),
    "square": ((10, -10), (10, 10), (-10, 10), (-10, -10)),
    "triangle": ((10, -5.77), (0, 11.55), (-10, -5.77)),
    "classic": ((0, 0), (-5, -9), (0, -7), (5, -9)),
    "turtle": (
        (0, 16), (-2, 14), (-1, 10), (-4, 7), (-7, 9), (-9, 8), (-6, 5), (-7, 1), (-5, -3), (-8, -6), (-6, -8), (-4, -5), (0, -7),
        (4, -5), (6, -8), (8, -6), (5, -3), (7, 1), (6, 5), (9, 8), (7, 9), (4, 7), (1, 10), (2, 14),
    ),
}
_BAG = "icing bag"
# Steps that a bag remembers, and corners of a shape.
_MAX_STEPS_BACK, _MAX_SHAPE_CORNERS = 1000, 60


def register_shape(name, shape=None):
    """Gives the bags a new shape: a name and its corners, such as register_shape("roof", ((-10, 0), (10, 0), (0, 10)))."""
    try:
        corners = tuple((float(x), float(y)) for x, y in shape)
    except (TypeError, ValueError):
        corners = ()
    if not isinstance(name, str) or not 3 <= len(corners) <= _MAX_SHAPE_CORNERS:
        raise BakeryError("register_shape() needs a name and from 3 to 60 corners, such as ((-10, 0), (10, 0), (0, 10)).")
    for x, y in corners:
        _number("register_shape", x), _number("register_shape", y)
    _SHAPES[name] = corners


addshape = register_shape


def getshapes():
    return sorted([*_SHAPES, _BAG])


class _Shapes:
    """The part of a bag that is about how it looks and what it stamps."""

    def shape(self, name=None):
        if name is None:
            return self._shape
        if name not in _SHAPES and name != _BAG:
            near = _closest_name(str(name), [*_SHAPES, _BAG]) or "turtle"
            raise BakeryError(f'shape() does not know {_show(name)}. Did you mean "{near}"?')
        self._shape = name
        self._send_shape()

    def _corners(self):
        wide, long = self._stretch
        return [(_rounded(float(x) * wide), _rounded(float(y) * long)) for x, y in _SHAPES.get(self._shape, ())]

    def _send_shape(self):
        _emit("w", self._bag, self._corners(), self._fill)

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        if stretch_wid is None and stretch_len is None and outline is None:
            return (*self._stretch, 1)
        wide = self._stretch[0] if stretch_wid is None else _number("shapesize", stretch_wid)
        long = (wide if stretch_wid is not None else self._stretch[1]) if stretch_len is None else _number("shapesize", stretch_len)
        if not (0 < wide <= 20 and 0 < long <= 20):
            raise BakeryError("shapesize() stretches by more than 0 and up to 20.")
        self._stretch = (wide, long)
        self._send_shape()

    def stamp(self):
        """Leaves the bag's shape on the board; returns a number for clearstamp()."""
        self._remember()
        self._last_stamp += 1
        corners = self._corners()
        _emit(
            "y", self._bag, self._last_stamp, _rounded(self._x), _rounded(self._y), round(self._heading, 2), self._fill, self._pen, corners,
            cost=1 + len(corners) // 8,
        )
        self._shapes_drawn += 1
        self._stamps.append(self._last_stamp)
        return self._last_stamp

    def clearstamp(self, stampid):
        if stampid in self._stamps:
            self._stamps.remove(stampid)
            _emit("e", self._bag, stampid)

    def clearstamps(self, n=None):
        count = len(self._stamps) if n is None else int(_number("clearstamps", n))
        chosen = self._stamps[:count] if count >= 0 else self._stamps[count:]
        for stampid in list(chosen):
            self.clearstamp(stampid)

    # -- taking steps back

    def _remember(self):
        if len(self._past) >= self._past_limit:
            del self._past[0:1]
        if self._past_limit:
            outline, redo = self._outline, self._lines_to_redraw
            counts = None if outline is None else (len(outline), len(redo))
            self._past.append((
                self._x, self._y, self._heading, self._down, self._width, self._pen, self._fill, outline, redo, counts, self._shapes_drawn,
            ))

    def undo(self):
        if not self._past:
            return
        x, y, heading, self._down, self._width, pen, fill, outline, redo, counts, drawn = self._past.pop()
        if self._shapes_drawn > drawn:
            _emit("u", self._bag, self._shapes_drawn - drawn)
            self._shapes_drawn = drawn
        if (x, y) != (self._x, self._y):
            _emit("m", self._bag, _rounded(x), _rounded(y))
        if heading != self._heading:
            _emit("h", self._bag, round(heading, 2))
        if pen != self._pen:
            _emit("p", self._bag, pen)
        self._x, self._y, self._heading, self._pen, self._fill = x, y, heading, pen, fill
        self._outline, self._lines_to_redraw = outline, redo
        if counts is not None:
            del outline[counts[0]:], redo[counts[1]:]

    def setundobuffer(self, size):
        self._past_limit = 0 if size is None else max(0, min(_MAX_STEPS_BACK, int(_number("setundobuffer", size))))
        del self._past[:max(0, len(self._past) - self._past_limit)]

    def undobufferentries(self):
        return len(self._past)

    def begin_poly(self):
        self._poly = [(self._x, self._y)]

    def end_poly(self):
        self._last_poly, self._poly = self._poly or [], None

    def get_poly(self):
        """The corners between begin_poly() and end_poly(), for register_shape()."""
        return tuple(Vec2D(_rounded(x), _rounded(y)) for x, y in getattr(self, "_last_poly", ()))

    def clone(self):
        """Another bag at the same place that looks the same."""
        twin = Turtle(visible=self._seen)
        for name in ("_x", "_y", "_heading", "_down", "_width", "_speed", "_pen", "_fill", "_shape", "_stretch", "_unit"):
            setattr(twin, name, getattr(self, name))
        _emit("m", twin._bag, _rounded(twin._x), _rounded(twin._y))
        _emit("h", twin._bag, round(twin._heading, 2))
        _emit("p", twin._bag, twin._pen)
        twin._send_speed()
        twin._send_fill()
        return twin

    def getpen(self):
        return self

    def getscreen(self):
        return Screen()

    screen = property(getscreen)

    turtlesize, getturtle = shapesize, getpen

# The part of a bag that is about its tip: up or down, how wide, which colours, how fast.

class _Pen:
    """What the icing comes out of."""

    def penup(self):
        self._remember()
        self._down = False

    def pendown(self):
        self._remember()
        self._down = True

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        width = _number("pensize", width)
        if not 0 < width <= 200:
            raise BakeryError("pensize() needs a width from 1 to 200.")
        self._remember()
        self._width = width

    def color(self, *args):
        if not args:
            return self._pen, self._fill
        chosen = _colours("color", args)
        self._remember()
        self._pen, self._fill = chosen[0], chosen[-1]
        _emit("p", self._bag, self._pen)
        self._send_fill()

    def pencolor(self, *args):
        if not args:
            return self._pen
        chosen = _colours("pencolor", args)[0]
        self._remember()
        self._pen = chosen
        _emit("p", self._bag, self._pen)

    def fillcolor(self, *args):
        if not args:
            return self._fill
        chosen = _colours("fillcolor", args)[0]
        self._remember()
        self._fill = chosen
        self._send_fill()

    def _send_fill(self):
        # The icing bag shows the colour of its pen only.
        if self._shape != _BAG:
            self._send_shape()

    def pen(self, pen=None, **pendict):
        """Everything about the pen at once, as a dictionary; given some of it, sets that."""
        wanted = {**(pen or {}), **pendict}
        if not wanted:
            return {
                "shown": self._seen, "pendown": self._down, "pencolor": self._pen, "fillcolor": self._fill, "pensize": self._width,
                "speed": self._speed, "stretchfactor": self._stretch,
            }
        for name, change in (("pencolor", self.pencolor), ("fillcolor", self.fillcolor), ("pensize", self.pensize), ("speed", self.speed)):
            if name in wanted:
                change(wanted[name])
        for name, yes, no in (("shown", self.showturtle, self.hideturtle), ("pendown", self.pendown, self.penup)):
            if name in wanted:
                (yes if wanted[name] else no)()

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
        self._send_speed()

    def _send_speed(self):
        _emit("z", self._bag, self._speed if _board["tracer"] else 0)

    pu, up, pd, down, width = penup, penup, pendown, pendown, pensize

# The functions of the module: they move one default icing bag, so that a program needs no object.
Pen = RawTurtle = IcingBag = Turtle
_default_bag = Turtle()

forward = fd = _default_bag.forward
backward = back = bk = _default_bag.backward
left = lt = _default_bag.left
right = rt = _default_bag.right
goto = setpos = setposition = _default_bag.goto
setx, sety, home, circle, dot, write = _default_bag.setx, _default_bag.sety, _default_bag.home, _default_bag.circle, _default_bag.dot, _default_bag.write
setheading = seth = _default_bag.setheading
penup = pu = up = _default_bag.penup
pendown = pd = down = _default_bag.pendown
isdown, speed, shape = _default_bag.isdown, _default_bag.speed, _default_bag.shape
pensize = width = _default_bag.pensize
color, pencolor, fillcolor = _default_bag.color, _default_bag.pencolor, _default_bag.fillcolor
begin_fill, end_fill, filling = _default_bag.begin_fill, _default_bag.end_fill, _default_bag.filling
hideturtle = ht = _default_bag.hideturtle
showturtle = st = _default_bag.showturtle
isvisible, reset = _default_bag.isvisible, _default_bag.reset
position = pos = _default_bag.position
xcor, ycor, heading, distance, towards = _default_bag.xcor, _default_bag.ycor, _default_bag.heading, _default_bag.distance, _default_bag.towards
sprinkle, candle = _default_bag.sprinkle, _default_bag.candle


def clear():
    """Clears the whole board, for all bags."""
    _default_bag._outline = _default_bag._lines_to_redraw = None
    _emit("x", -1)


def bgcolor(*args):
    if not args:
        return _board["colour"]
    _board["colour"] = _colours("bgcolor", args)[0]
    _emit("g", _board["colour"])


_board = {"colour": "#fffaf0"}


def _do_nothing(*_, **__):
    return None


done = mainloop = exitonclick = bye = title = setup = tracer = update = colormode = delay = listen = _do_nothing


class _Screen:
    """The window that programs for the standard turtle expect."""

    done = mainloop = exitonclick = bye = title = setup = tracer = update = colormode = delay = listen = staticmethod(_do_nothing)
    bgcolor, clear, reset = staticmethod(bgcolor), staticmethod(clear), staticmethod(reset)


def Screen():
    return _Screen()


__all__ = [name for name in list(globals()) if not name.startswith("_")]

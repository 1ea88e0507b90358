# The window that programs for the standard turtle expect: what the cake board can do of it, and friendly words for the rest.

def _clear_board():
    """Clears the whole board, for all bags."""
    for bag in _bags:
        bag._forget()
    _emit("x", -1)


def bgcolor(*args):
    if not args:
        return _board["colour"]
    _board["colour"] = _colours("bgcolor", args)[0]
    _emit("g", _board["colour"])


def colormode(cmode=None):
    if cmode is None:
        return _board["mode"] or 1.0
    if cmode not in (1.0, 255):
        raise BakeryError("colormode() is 1.0 or 255: the largest of the three numbers of a colour.")
    _board["mode"] = cmode


def tracer(n=None, delay=None):
    """tracer(0) draws everything at once, tracer(1) lets the bags walk again."""
    if n is None:
        return _board["tracer"]
    _board["tracer"] = int(_number("tracer", n))
    for bag in _bags:
        bag._send_speed()


def update():
    _flush()


def mode(mode=None):
    if mode in (None, "standard"):
        return "standard"
    raise BakeryError("mode() stays \"standard\" here: 0 degrees is to the right, and angles count counterclockwise.")


def screensize(canvwidth=None, canvheight=None, bg=None):
    if bg is not None:
        bgcolor(bg)
    if canvwidth is None and canvheight is None and bg is None:
        return (600, 600)


def window_width():
    return 600


def window_height():
    return 600


def turtles():
    return list(_bags)


def resetscreen():
    _clear_board()
    for bag in _bags:
        bag.reset()


def _do_nothing(*_, **__):
    return None


def _refused(name, advice):
    def refuse(*_, **__):
        raise BakeryError(f"{name}() is not here: {advice}")

    refuse.__name__ = refuse.__qualname__ = name
    return refuse


_NO_EVENTS = "nobody can click or press keys on the cake board. Ask with input( ) instead."
_NO_TIMER = "there is no clock that calls functions. Use a loop and sleep( ) instead."
_NO_WINDOW = "there is no window to ask in. Use input( ) instead."
_NO_PICTURES = "pictures from files cannot be shown. Draw them instead."
_NO_WORLD = "the cake board always reaches from -300 to 300."
_REFUSED = {
    name: _refused(name, advice)
    for advice, names in (
        (_NO_EVENTS, "onclick onrelease ondrag onscreenclick onkey onkeypress onkeyrelease"),
        (_NO_TIMER, "ontimer"),
        (_NO_WINDOW, "textinput numinput"),
        (_NO_PICTURES, "bgpic getcanvas"),
        (_NO_WORLD, "setworldcoordinates"),
    )
    for name in names.split()
}

done = mainloop = exitonclick = bye = title = setup = delay = listen = resizemode = no_animation = _do_nothing
clearscreen = _clear_board


class _Screen:
    """What Screen() returns; every one is the same cake board."""

    done = mainloop = exitonclick = bye = title = setup = delay = listen = resizemode = staticmethod(_do_nothing)
    clear = clearscreen = staticmethod(_clear_board)
    reset = resetscreen = staticmethod(resetscreen)
    bgcolor, colormode, tracer, update, mode = map(staticmethod, (bgcolor, colormode, tracer, update, mode))
    screensize, window_width, window_height, turtles = map(staticmethod, (screensize, window_width, window_height, turtles))
    register_shape = addshape = staticmethod(register_shape)
    getshapes = staticmethod(getshapes)


for _name, _function in _REFUSED.items():
    setattr(_Screen, _name, staticmethod(_function))
    if _name in ("onclick", "onrelease", "ondrag"):
        setattr(Turtle, _name, staticmethod(_function))


def Screen():
    return _Screen()


TurtleScreen = _Screen

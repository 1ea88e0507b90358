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

teleport, degrees, radians, undo, stamp = _default_bag.teleport, _default_bag.degrees, _default_bag.radians, _default_bag.undo, _default_bag.stamp
clearstamp, clearstamps, shapesize, turtlesize = _default_bag.clearstamp, _default_bag.clearstamps, _default_bag.shapesize, _default_bag.turtlesize
setundobuffer, undobufferentries, clone, pen = _default_bag.setundobuffer, _default_bag.undobufferentries, _default_bag.clone, _default_bag.pen
begin_poly, end_poly, get_poly = _default_bag.begin_poly, _default_bag.end_poly, _default_bag.get_poly
getpen = getturtle = _default_bag.getpen
getscreen = _default_bag.getscreen
clear = _clear_board
globals().update(_REFUSED)

__all__ = [name for name in list(globals()) if not name.startswith("_")]

# The pair of numbers that positions are, as the standard turtle has it: pairs add up, stretch and turn.

class Vec2D(tuple):
    """A point or a way on the board: Vec2D(x, y)."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        return Vec2D(self[0] * other, self[1] * other) if isinstance(other, (int, float)) else NotImplemented

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return _math.hypot(*self)

    def rotate(self, angle):
        """The same way turned counterclockwise by so many degrees."""
        turned = _math.radians(angle)
        cos, sin = _math.cos(turned), _math.sin(turned)
        return Vec2D(self[0] * cos - self[1] * sin, self[0] * sin + self[1] * cos)

    def __repr__(self):
        return f"({self[0]:.2f},{self[1]:.2f})"


Vec2D.__module__ = "turtle"

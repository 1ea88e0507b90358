// Eight programs to start from, in the order in which they get harder; each shows one idea of the street on the cake board.

export interface Recipe {
  id: string;
  /** In English; recipeProgram.ts gives it in the language of the page. */
  code: string;
}

const TIERS = `# A cake of three tiers.
import bakery

def tier(y, wide, colour):
    bakery.penup()
    bakery.goto(-wide / 2, y)
    bakery.setheading(0)
    bakery.pendown()
    bakery.color("liquorice", colour)
    bakery.begin_fill()
    for side in range(2):
        bakery.forward(wide)
        bakery.left(90)
        bakery.forward(90)
        bakery.left(90)
    bakery.end_fill()
    bakery.penup()
    for x in range(0, wide + 1, 30):
        bakery.goto(x - wide / 2, y + 84)
        bakery.dot(32, "cream")

bakery.bgcolor("sky")
bakery.pensize(5)
bakery.speed("fast")
tier(-200, 420, "chocolate")
tier(-110, 300, "strawberry")
tier(-20, 180, "vanilla")

bakery.penup()
bakery.goto(0, 70)
bakery.candle(80, "raspberry")
bakery.goto(0, -70)
bakery.sprinkle(40, 90)
bakery.hideturtle()
`;

const SPRINKLES = `# Sprinkles fall where chance lets them.
import bakery
import random

bakery.speed("fast")
bakery.penup()
bakery.dot(460, "biscuit")
bakery.dot(420, "bubblegum")
bakery.dot(150, "cream")

colours = ["mint", "lemon", "sky", "raspberry", "grape"]
for number in range(120):
    bakery.home()
    bakery.setheading(random.randint(0, 359))
    bakery.forward(random.randint(90, 195))
    bakery.dot(random.randint(6, 16), random.choice(colours))
bakery.hideturtle()
`;

const SPIRAL = `# A swirl of icing that grows with every turn.
import bakery

bakery.speed(9)
bakery.pensize(9)
colours = ["strawberry", "peach", "lemon", "mint", "sky", "lavender"]

for step in range(90):
    bakery.color(colours[step % 6])
    bakery.forward(10 + step * 3)
    bakery.left(59)
bakery.hideturtle()
`;

const BANNER = `# A banner with your name on it.
import bakery

name = input("What is your name? ")
if name == "":
    name = "Baker"

bakery.bgcolor("lemon")
bakery.penup()
bakery.sprinkle(150, 290)
bakery.goto(-240, -60)
bakery.pendown()
bakery.pensize(8)
bakery.color("raspberry", "bubblegum")
bakery.begin_fill()
for side in range(2):
    bakery.forward(480)
    bakery.left(90)
    bakery.forward(130)
    bakery.left(90)
bakery.end_fill()

bakery.penup()
bakery.goto(0, -25)
bakery.color("sugar")
bakery.write(name, align="center", font=("Arial", 90, "bold"))
print("Happy baking,", name)
bakery.hideturtle()
`;

const CANDLES = `# One candle for every year.
import bakery

age = 12

bakery.bgcolor("lavender")
bakery.pensize(6)
bakery.penup()
bakery.goto(-250, -150)
bakery.pendown()
bakery.color("liquorice", "chocolate")
bakery.begin_fill()
for side in range(2):
    bakery.forward(500)
    bakery.left(90)
    bakery.forward(170)
    bakery.left(90)
bakery.end_fill()

bakery.penup()
for drop in range(11):
    bakery.goto(-250 + drop * 50, 15)
    bakery.dot(54, "cream")

colours = ["lemon", "strawberry", "mint", "sky"]
for year in range(age):
    bakery.goto(-230 + year * 460 / (age - 1), 32)
    bakery.candle(90, colours[year % 4])
print("There are", age, "candles on the cake.")
bakery.hideturtle()
`;

const CUPCAKE = `# One recipe, many cupcakes: a function draws them.
import bakery

def cupcake(x, y, colour):
    bakery.penup()
    bakery.goto(x - 45, y)
    bakery.pendown()
    bakery.color("liquorice", "caramel")
    bakery.begin_fill()
    bakery.goto(x - 30, y - 70)
    bakery.goto(x + 30, y - 70)
    bakery.goto(x + 45, y)
    bakery.goto(x - 45, y)
    bakery.end_fill()
    bakery.penup()
    for row in range(3):
        bakery.goto(x, y + 12 + row * 24)
        bakery.dot(104 - row * 30, "liquorice")
        bakery.dot(96 - row * 30, colour)
    bakery.goto(x, y + 88)
    bakery.dot(26, "cherry")

bakery.bgcolor("mint")
bakery.pensize(5)
bakery.speed("fast")
cupcake(-180, 90, "strawberry")
cupcake(0, 90, "lemon")
cupcake(180, 90, "lavender")
cupcake(-90, -140, "peach")
cupcake(90, -140, "sky")
bakery.hideturtle()
`;

const PATTERN = `# A tray of biscuits: if and else choose the icing.
import bakery

bakery.bgcolor("chocolate")
bakery.speed("fastest")
bakery.penup()
for row in range(6):
    for column in range(6):
        bakery.goto(-225 + column * 90, 225 - row * 90)
        bakery.dot(74, "biscuit")
        if (row + column) % 2 == 0:
            bakery.dot(54, "strawberry")
        else:
            bakery.dot(54, "vanilla")
        if row == column:
            bakery.dot(18, "cherry")
bakery.hideturtle()
`;

const FREE = `# Your own cake. These words are a beginning:
# forward, left, right, circle, dot, goto, penup, pendown,
# color, pensize, begin_fill, end_fill, sprinkle, candle, write
import bakery

bakery.color("raspberry", "strawberry")
bakery.pensize(6)
bakery.begin_fill()
bakery.circle(120)
bakery.end_fill()

bakery.penup()
bakery.goto(0, 120)
bakery.sprinkle(60, 100)
`;

export const RECIPES: readonly Recipe[] = [
  { id: 'tiers', code: TIERS },
  { id: 'sprinkles', code: SPRINKLES },
  { id: 'spiral', code: SPIRAL },
  { id: 'banner', code: BANNER },
  { id: 'candles', code: CANDLES },
  { id: 'cupcakes', code: CUPCAKE },
  { id: 'biscuits', code: PATTERN },
  { id: 'free', code: FREE },
];

/** Words of the drawing module, for completion. */
export const BAKERY_COMPLETIONS =
  'bakery import forward backward left right goto setx sety setheading home circle dot penup pendown pensize color pencolor fillcolor begin_fill end_fill bgcolor speed hideturtle showturtle clear reset position xcor ycor heading distance towards write sprinkle candle Turtle random'.split(
    ' ',
  );

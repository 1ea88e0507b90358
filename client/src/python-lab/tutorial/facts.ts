// Ten facts about Python, one of them to read while it loads.

export const PYTHON_FACTS = [
  'Python is named after the comedy group Monty Python, not after the snake.',
  'Guido van Rossum began Python as a hobby around Christmas 1989.',
  'Helicopter Ingenuity, which flew on Mars, was helped by programs written in Python.',
  'Type import this into Python and it prints a poem about good programs.',
  'Python counts from zero: the first thing in a list has the number 0.',
  'A Python program needs no semicolons: each line is a sentence of its own.',
  'The first picture of a black hole was made with the help of Python.',
  'In Python a whole number can be as long as the memory has room for.',
  'Python spaces matter: four of them say that a line belongs to the one above.',
  'People who write a lot of Python call themselves Pythonistas.',
] as const;

export const randomFact = (): string =>
  PYTHON_FACTS[Math.floor(Math.random() * PYTHON_FACTS.length)] ?? PYTHON_FACTS[0];

// The film of Sweet Jars: variables.
import type { Film } from '../film.ts';

export const variablesFilm: Film = {
  id: 'video-variables',
  title: 'Jars with names',
  shop: { sprite: 'shop-variables', name: 'Sweet Jars' },
  keeper: 'shopkeeper-2',
  view: { x: 420, y: 229 },
  beats: [
    {
      title: true,
      say: 'Hello, I am Jarek. In my shop everything lives in a jar with a name on it.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      say: 'A variable is such a jar. The name stands left of the equals sign, the value right of it.',
      seconds: 5.5,
      code: ['price = 45'],
      picture: { kind: 'jars', jars: [{ name: 'price', value: '45' }] },
    },
    {
      say: 'Numbers go in as they are. Text goes in with quotes.',
      seconds: 5,
      code: ['price = 45', 'cake = "Lemon"'],
      picture: {
        kind: 'jars',
        jars: [
          { name: 'price', value: '45' },
          { name: 'cake', value: '"Lemon"' },
        ],
      },
    },
    {
      say: 'Use the name, without quotes, and Python looks into the jar.',
      seconds: 5,
      code: ['price = 45', 'cake = "Lemon"', 'print(cake, price)'],
      lit: 3,
      output: ['Lemon 45'],
    },
    {
      say: 'Put something new in, and the old value is gone. A jar holds one thing at a time.',
      seconds: 6,
      code: ['price = 45', 'cake = "Lemon"', 'print(cake, price)', 'price = 50', 'print(cake, price)'],
      lit: 5,
      output: ['Lemon 45', 'Lemon 50'],
      picture: {
        kind: 'jars',
        jars: [
          { name: 'price', value: '50' },
          { name: 'cake', value: '"Lemon"' },
        ],
      },
      mood: 'think',
    },
    { say: 'One equals sign does not ask anything. It means: put this in there.', seconds: 4.5, lit: 4 },
    {
      say: 'Choose names that tell the truth, and your programs read like a shelf with labels.',
      seconds: 4.5,
      lit: null,
      mood: 'happy',
    },
  ],
};

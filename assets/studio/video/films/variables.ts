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
      speech: 'Hello, I am Jarek. In my shop everything lives in a jar with a name on it.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'A variable is such a jar. The name stands left of the equals sign, the value right of it.',
      seconds: 5.5,
      code: ['price = 45'],
      picture: { kind: 'jars', jars: [{ name: 'price', value: '45' }] },
    },
    {
      speech: 'Numbers go in as they are. Text goes in with quotes.',
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
      speech: 'Use the name, without quotes, and Python looks into the jar.',
      seconds: 5,
      code: ['price = 45', 'cake = "Lemon"', 'print(cake, price)'],
      activeLine: 3,
      output: ['Lemon 45'],
    },
    {
      speech: 'Put something new in, and the old value is gone. A jar holds one thing at a time.',
      seconds: 6,
      code: ['price = 45', 'cake = "Lemon"', 'print(cake, price)', 'price = 50', 'print(cake, price)'],
      activeLine: 5,
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
    { speech: 'One equals sign does not ask anything. It means: put this in there.', seconds: 4.5, activeLine: 4 },
    {
      speech: 'Choose names that tell the truth, and your programs read like a shelf with labels.',
      seconds: 4.5,
      activeLine: null,
      mood: 'happy',
    },
  ],
};

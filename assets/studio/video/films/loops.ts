// The film of Doughnut Loop: loops.
import type { Film } from '../film.ts';

export const loopsFilm: Film = {
  id: 'video-loops',
  title: 'Round and round',
  shop: { sprite: 'shop-loops', name: 'Doughnut Loop' },
  keeper: 'shopkeeper-7',
  view: { x: 420, y: 699 },
  beats: [
    {
      title: true,
      speech: 'Lupe at your service! Doughnuts are round, and so is my favourite piece of Python.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'Five cakes, five prints? That is a lot of typing for one idea.',
      seconds: 5,
      code: ['print("Baked a cake")', 'print("Baked a cake")', 'print("Baked a cake")'],
      picture: { kind: 'cakes', count: 3, of: 5, label: 'and two more ...' },
      mood: 'sad',
    },
    {
      speech: 'for repeats its block. The name after for holds a new value each time round.',
      seconds: 6,
      code: ['for cake in range(1, 6):', '    print("Baked cake", cake)'],
      output: null,
      picture: { kind: 'jars', jars: [{ name: 'cake', value: '1' }] },
    },
    {
      speech: 'range(1, 6) counts 1, 2, 3, 4, 5. It stops before the 6.',
      seconds: 6,
      activeLine: 2,
      output: ['Baked cake 1', 'Baked cake 2', 'Baked cake 3', 'Baked cake 4', 'Baked cake 5'],
      picture: { kind: 'cakes', count: 5, of: 5, label: '5 cakes' },
      mood: 'happy',
    },
    {
      speech: 'while repeats as long as its question is True. Here: as long as cookies are left.',
      seconds: 5.5,
      code: ['cookies = 3', 'while cookies > 0:', '    print(cookies, "left")', '    cookies = cookies - 1'],
      activeLine: 2,
      output: null,
      picture: { kind: 'cakes', count: 3, of: 3, label: 'cookies > 0 is True' },
    },
    {
      speech: 'Each time round we take one. At zero the question turns False, and the loop ends.',
      seconds: 5.5,
      activeLine: 4,
      output: ['3 left', '2 left', '1 left'],
      picture: { kind: 'cakes', count: 0, of: 3, label: 'cookies > 0 is False' },
    },
    {
      speech: 'Forget to take one, and it never ends. The Stop button helps you then!',
      seconds: 4.5,
      activeLine: 4,
      mood: 'think',
    },
    {
      speech: 'for when you know how often, while when you know how long. Roll on!',
      seconds: 4,
      activeLine: null,
      mood: 'happy',
    },
  ],
};

// The film of This or That: if and else.
import type { Film } from '../film.ts';

export const ifElseFilm: Film = {
  id: 'video-if-else',
  title: 'This or that',
  shop: { sprite: 'shop-if-else', name: 'This or That' },
  keeper: 'shopkeeper-5',
  view: { x: 420, y: 511 },
  beats: [
    {
      title: true,
      speech: 'Tomo here! In my shop the path forks, and a question decides which way we go.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'We bake five cakes a day. Somebody orders eight. What should the program say?',
      seconds: 5,
      code: ['quantity = 8'],
      picture: { kind: 'cakes', count: 5, of: 8, label: '5 of 8 cakes' },
    },
    {
      speech: 'if asks a question whose answer is True or False.',
      seconds: 5.5,
      code: ['quantity = 8', 'if quantity > 5:', '    print("Too many, sorry!")'],
      activeLine: 2,
      picture: { kind: 'fork', question: '8 > 5', yes: 'Too many, sorry!', no: 'Coming right up!' },
      mood: 'think',
    },
    {
      speech: 'True: the indented block runs.',
      seconds: 4,
      activeLine: 3,
      output: ['Too many, sorry!'],
      picture: { kind: 'fork', question: '8 > 5', yes: 'Too many, sorry!', no: 'Coming right up!', taken: 'yes' },
    },
    {
      speech: 'else is the other way: it runs when the answer was False.',
      seconds: 5.5,
      code: [
        'quantity = 3',
        'if quantity > 5:',
        '    print("Too many, sorry!")',
        'else:',
        '    print("Coming right up!")',
      ],
      activeLine: 5,
      output: ['Coming right up!'],
      picture: { kind: 'fork', question: '3 > 5', yes: 'Too many, sorry!', no: 'Coming right up!', taken: 'no' },
    },
    {
      speech: 'elif asks one more question in between. Only the first true way is taken.',
      seconds: 6,
      code: [
        'quantity = 5',
        'if quantity > 5:',
        '    print("Too many, sorry!")',
        'elif quantity == 5:',
        '    print("The last five!")',
        'else:',
        '    print("Coming right up!")',
      ],
      activeLine: 5,
      output: ['The last five!'],
      picture: { kind: 'fork', question: '5 == 5', yes: 'The last five!', no: 'Coming right up!', taken: 'yes' },
    },
    {
      speech: 'Two equals signs ask: are these the same? One puts a value into a jar.',
      seconds: 4.5,
      activeLine: 4,
      mood: 'think',
    },
    { speech: 'One question, two ways. Now you choose!', seconds: 3, activeLine: null, mood: 'happy' },
  ],
};

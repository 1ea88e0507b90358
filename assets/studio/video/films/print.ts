// The film of Cupcake Corner: print.
import type { Film } from '../film.ts';

export const printFilm: Film = {
  id: 'video-print',
  title: 'A sign that speaks',
  shop: { sprite: 'shop-print', name: 'Cupcake Corner' },
  keeper: 'shopkeeper-1',
  view: { x: 420, y: 135 },
  beats: [
    {
      title: true,
      say: 'Welcome to Cupcake Corner! I am Pia, and today our shop learns to talk.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      say: 'A computer does exactly what we write, line after line. Nothing more, nothing less.',
      seconds: 4.5,
      code: [''],
      picture: { kind: 'sign', lines: [] },
    },
    {
      say: 'print shows something. Brackets hold what to show, and quotes hold the text.',
      seconds: 5.5,
      code: ['print("Cake Shop")'],
      picture: { kind: 'sign', lines: [] },
    },
    {
      say: 'Run it, and the words appear. The quotes stay at home: they only mark where text begins and ends.',
      seconds: 5.5,
      lit: 1,
      output: ['Cake Shop'],
      picture: { kind: 'sign', lines: ['Cake Shop'] },
      mood: 'happy',
    },
    {
      say: 'A second print starts a new line. Two prints, two lines on our sign.',
      seconds: 5.5,
      code: ['print("Cake Shop")', 'print("I Love Python")'],
      lit: 2,
      output: ['Cake Shop', 'I Love Python'],
      picture: { kind: 'sign', lines: ['Cake Shop', 'I Love Python'] },
    },
    {
      say: 'No quotes round a sum? Then Python works it out first and shows the answer.',
      seconds: 5.5,
      code: ['print("Cake Shop")', 'print("I Love Python")', 'print(2 + 3)'],
      lit: 3,
      output: ['Cake Shop', 'I Love Python', '5'],
      picture: { kind: 'sign', lines: ['Cake Shop', 'I Love Python', '5'] },
      mood: 'think',
    },
    {
      say: 'print, brackets, quotes. Come in and make the sign say something of your own!',
      seconds: 4.5,
      lit: null,
      mood: 'happy',
    },
  ],
};

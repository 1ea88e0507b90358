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
      speech: 'Welcome to Cupcake Corner! I am Pia, and today our shop learns to talk.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'A computer does exactly what we write, line after line. Nothing more, nothing less.',
      seconds: 4.5,
      code: [''],
      picture: { kind: 'sign', lines: [] },
    },
    {
      speech: 'print shows something. Brackets hold what to show, and quotes hold the text.',
      seconds: 5.5,
      code: ['print("Cake Shop")'],
      picture: { kind: 'sign', lines: [] },
    },
    {
      speech: 'Run it, and the words appear. The quotes stay at home: they only mark where text begins and ends.',
      seconds: 5.5,
      activeLine: 1,
      output: ['Cake Shop'],
      picture: { kind: 'sign', lines: ['Cake Shop'] },
      mood: 'happy',
    },
    {
      speech: 'A second print starts a new line. Two prints, two lines on our sign.',
      seconds: 5.5,
      code: ['print("Cake Shop")', 'print("I Love Python")'],
      activeLine: 2,
      output: ['Cake Shop', 'I Love Python'],
      picture: { kind: 'sign', lines: ['Cake Shop', 'I Love Python'] },
    },
    {
      speech: 'No quotes round a sum? Then Python works it out first and shows the answer.',
      seconds: 5.5,
      code: ['print("Cake Shop")', 'print("I Love Python")', 'print(2 + 3)'],
      activeLine: 3,
      output: ['Cake Shop', 'I Love Python', '5'],
      picture: { kind: 'sign', lines: ['Cake Shop', 'I Love Python', '5'] },
      mood: 'think',
    },
    {
      speech: 'print, brackets, quotes. Come in and make the sign say something of your own!',
      seconds: 4.5,
      activeLine: null,
      mood: 'happy',
    },
  ],
};

// The film of Biscuit Scales: operators.
import type { Film } from '../film.ts';

export const operatorsFilm: Film = {
  id: 'video-operators',
  title: 'Weigh it up',
  shop: { sprite: 'shop-operators', name: 'Biscuit Scales' },
  keeper: 'shopkeeper-6',
  view: { x: 420, y: 605 },
  beats: [
    {
      title: true,
      speech: 'I am Olga. On my scales we add, multiply, compare, and never guess.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'A star multiplies. Three cakes at fifty each:',
      seconds: 5,
      code: ['total = 3 * 50', 'print(total)'],
      activeLine: 2,
      output: ['150'],
      picture: { kind: 'scales', left: '3', operator: '*', right: '50', result: '150' },
    },
    {
      speech: 'Take away twenty per cent, and the party price is ready.',
      seconds: 6,
      code: ['total = 3 * 50', 'final = total - total * 20 / 100', 'print(final)'],
      activeLine: 3,
      output: ['120.0'],
      picture: { kind: 'scales', left: '150', operator: '-', right: '30', result: '120.0' },
    },
    {
      speech: 'A slash divides and always gives a number with a point. Two slashes give whole ones.',
      seconds: 5.5,
      code: ['print(7 / 2)', 'print(7 // 2)', 'print(7 % 2)'],
      activeLine: null,
      output: ['3.5', '3', '1'],
      picture: { kind: 'scales', left: '7', operator: '/', right: '2', result: '3.5' },
      mood: 'think',
    },
    {
      speech: 'The per cent sign is what stays over: seven biscuits, two plates, one left for me.',
      seconds: 5.5,
      activeLine: 3,
      picture: { kind: 'scales', left: '7', operator: '%', right: '2', result: '1' },
      mood: 'happy',
    },
    {
      speech: 'and is True only if both sides are True. Enough flour and enough eggs?',
      seconds: 6,
      code: ['flour = 8', 'eggs = 5', 'print(flour > 4 and eggs > 3)'],
      activeLine: 3,
      output: ['True'],
      picture: { kind: 'scales', left: 'True', operator: 'and', right: 'True', result: 'True' },
    },
    { speech: 'Weigh first, then decide. Your turn at the scales!', seconds: 3.5, activeLine: null, mood: 'happy' },
  ],
};

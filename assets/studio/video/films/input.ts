// The film of The Order Bell: input.
import type { Film } from '../film.ts';

export const inputFilm: Film = {
  id: 'video-input',
  title: 'The bell that asks',
  shop: { sprite: 'shop-input', name: 'The Order Bell' },
  keeper: 'shopkeeper-3',
  view: { x: 420, y: 323 },
  beats: [
    {
      title: true,
      speech: 'Ding! I am Imani. At the Order Bell the program asks, and the customer answers.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'input shows a question and waits. Nothing else happens until somebody answers.',
      seconds: 5.5,
      code: ['name = input("Your name? ")'],
      picture: { kind: 'ticket', question: 'Your name?' },
      activeLine: 1,
      output: ['Your name? '],
    },
    {
      speech: 'The answer becomes a value. We keep it in a jar called name.',
      seconds: 5,
      picture: { kind: 'ticket', question: 'Your name?', answer: 'Ravi' },
      output: ['Your name? Ravi'],
    },
    {
      speech: 'Now the program can use it, and every customer reads their own name.',
      seconds: 5.5,
      code: ['name = input("Your name? ")', 'print("Order for", name)'],
      activeLine: 2,
      output: ['Your name? Ravi', 'Order for Ravi'],
      mood: 'happy',
    },
    {
      speech: 'Careful: an answer is always text. Even 3 comes as the text "3".',
      seconds: 5,
      code: ['cakes = input("How many? ")', 'print(cakes + cakes)'],
      activeLine: 2,
      output: ['How many? 3', '33'],
      picture: { kind: 'ticket', question: 'How many?', answer: '"3"' },
      mood: 'think',
    },
    {
      speech: 'int turns text into a whole number. Now plus really adds.',
      seconds: 5.5,
      code: ['cakes = int(input("How many? "))', 'print(cakes + cakes)'],
      activeLine: 2,
      output: ['How many? 3', '6'],
      picture: { kind: 'ticket', question: 'How many?', answer: '3' },
    },
    {
      speech: 'Ask, keep, use. And int for numbers. Ring the bell and try it!',
      seconds: 4,
      activeLine: null,
      mood: 'happy',
    },
  ],
};

// The film of The Mixery: functions.
import type { Film } from '../film.ts';

export const functionsFilm: Film = {
  id: 'video-functions',
  title: 'The mixing machine',
  shop: { sprite: 'shop-functions', name: 'The Mixery' },
  keeper: 'shopkeeper-8',
  view: { x: 420, y: 793 },
  beats: [
    {
      title: true,
      speech: 'I am Fenn, and this is the Mixery: things go in, something new comes out.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'def builds a machine and gives it a name. Building it does not start it.',
      seconds: 5.5,
      code: ['def say_hello():', '    print("Hello!")'],
      picture: { kind: 'machine', name: 'say_hello', inputs: [] },
    },
    {
      speech: 'The name with brackets switches it on. As often as you like.',
      seconds: 5.5,
      code: ['def say_hello():', '    print("Hello!")', '', 'say_hello()', 'say_hello()'],
      activeLine: 5,
      output: ['Hello!', 'Hello!'],
      picture: { kind: 'machine', name: 'say_hello', inputs: [], output: 'Hello!' },
    },
    {
      speech: 'Names in the brackets are what the machine needs: its parameters.',
      seconds: 5.5,
      code: ['def greet(name):', '    print("Welcome,", name)', '', 'greet("Asha")'],
      activeLine: 4,
      output: ['Welcome, Asha'],
      picture: { kind: 'machine', name: 'greet', inputs: ['"Asha"'], output: 'Welcome, Asha' },
    },
    {
      speech: 'return hands a value back, so that the program can go on working with it.',
      seconds: 6,
      code: ['def power(wands, spells):', '    return wands * spells', '', 'total = power(3, 4)', 'print(total)'],
      activeLine: 5,
      output: ['12'],
      picture: { kind: 'machine', name: 'power', inputs: ['3', '4'], output: '12' },
    },
    {
      speech: 'print only shows. return gives. That is the difference that matters most here.',
      seconds: 5,
      activeLine: 2,
      mood: 'think',
    },
    {
      speech: 'Name it, feed it, use what it returns. Now build your own machine!',
      seconds: 4,
      activeLine: null,
      mood: 'happy',
    },
  ],
};

// The film of Layer Cakes: indentation.
import type { Film } from '../film.ts';

export const indentationFilm: Film = {
  id: 'video-indentation',
  title: 'Cakes in layers',
  shop: { sprite: 'shop-indentation', name: 'Layer Cakes' },
  keeper: 'shopkeeper-4',
  view: { x: 420, y: 417 },
  beats: [
    {
      title: true,
      speech: 'I am Lena. A good cake has layers, and so has a good program.',
      seconds: 4.5,
      mood: 'happy',
    },
    {
      speech: 'A line that ends with a colon opens a block. What belongs to it moves in by four spaces.',
      seconds: 6,
      code: ['if open:', '    print("Come in!")'],
      picture: {
        kind: 'layers',
        layers: [
          { depth: 0, text: 'if open:' },
          { depth: 1, text: 'print("Come in!")' },
        ],
      },
    },
    {
      speech: 'Lines with the same number of spaces lie on the same layer. They belong together.',
      seconds: 6,
      code: ['if open:', '    print("Come in!")', '    print("Fresh cake!")'],
      picture: {
        kind: 'layers',
        layers: [
          { depth: 0, text: 'if open:' },
          { depth: 1, text: 'print("Come in!")' },
          { depth: 1, text: 'print("Fresh cake!")' },
        ],
      },
    },
    {
      speech: 'Back at the left edge, the block is over. This line runs in any case.',
      seconds: 5.5,
      code: ['if open:', '    print("Come in!")', '    print("Fresh cake!")', 'print("Bye!")'],
      activeLine: 4,
      picture: {
        kind: 'layers',
        layers: [
          { depth: 0, text: 'if open:' },
          { depth: 1, text: 'print("Come in!")' },
          { depth: 1, text: 'print("Fresh cake!")' },
          { depth: 0, text: 'print("Bye!")' },
        ],
      },
    },
    {
      speech: 'Forget the spaces, and Python stops: it expected an indented block.',
      seconds: 5,
      code: ['if open:', 'print("Come in!")'],
      activeLine: 2,
      output: ['IndentationError: expected an indented block'],
      picture: {
        kind: 'layers',
        layers: [
          { depth: 0, text: 'if open:' },
          { depth: 0, text: 'print("Come in!")' },
        ],
      },
      mood: 'sad',
    },
    {
      speech: 'Four spaces for each layer, always four. The Tab key puts them for you.',
      seconds: 5,
      code: ['if open:', '    print("Come in!")'],
      activeLine: null,
      output: null,
      picture: {
        kind: 'layers',
        layers: [
          { depth: 0, text: 'if open:' },
          { depth: 1, text: 'print("Come in!")' },
        ],
      },
      mood: 'happy',
    },
  ],
};

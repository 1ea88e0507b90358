// Tests which names of a raw map are hidden, by the object or its layer, and that broken files are read too.
import { expect, it } from 'vitest';
import { hiddenNames } from './hiddenNames.ts';

const board = { id: 3, visible: false, x: 5, y: 6, properties: [{ name: 'board', type: 'string', value: 'cook' }] };

it('finds hidden objects, all of a hidden layer, and props by their properties', () => {
  const people = {
    name: 'people',
    objects: [{ id: 1, name: 'wizard', x: 1, y: 2 }, { id: 2, name: 'owl', visible: false }, board],
  };
  expect(hiddenNames({ layers: [people] })).toEqual([
    { name: 'owl', object: 2, x: 0, y: 0 },
    { name: 'cook', object: 3, x: 5, y: 6 },
  ]);
  expect(hiddenNames({ layers: [{ ...people, visible: false }] })[0]).toEqual({
    ...{ name: 'wizard', object: 1, x: 1, y: 2, layer: 'people' },
  });
});

it.each([null, 7, [], {}, { layers: 7 }, { layers: [null, { objects: [null, 3, { visible: false, name: 9 }] }] }])(
  'finds nothing in %j',
  (raw) => {
    expect(hiddenNames(raw)).toEqual([]);
  },
);

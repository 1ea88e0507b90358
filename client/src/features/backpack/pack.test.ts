// Tests what may be in a backpack, and what is done with a text of another version or a damaged one.
import { expect, it } from 'vitest';
import { decodePack, emptyPack, encodePack } from './pack.ts';
import { WORK_FAMILIES } from './works.ts';

it('keeps what a later version of the site has packed and this one does not know', async () => {
  const pack = { ...emptyPack('x'), works: new Map([['song:a', { text: '1', at: 1 }]]) };
  expect(decodePack(encodePack(pack))).toEqual(pack);
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  expect(() => decodePack(bytes({ format: 2 }))).toThrow('newer');
  for (const value of [null, {}, { format: 1, id: 'x', works: [['a', {}]], gone: [] }])
    expect(() => decodePack(bytes(value))).toThrow('damaged');
});

it('no family of works is one of sounds, settings or sign-in', () => {
  expect(Object.values(WORK_FAMILIES).map(({ key }) => key)).toEqual([
    'lanternwise:draft:',
    'lanternwise:lab:',
    'lanternwise:output:',
    'lanternwise:picture:',
    'lanternwise:workshop-draft:',
  ]);
});

// Tests what the model sees of a drawing on the pad.
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, nextThing, PAD_SIZE, parseDraft, problemOf } from './drawings.ts';

/** Cells of the pad with ink where `isInk` says so. */
const draw = (isInk: (x: number, y: number) => boolean): string =>
  Array.from({ length: PAD_SIZE ** 2 }, (_, at) => (isInk(at % PAD_SIZE, Math.floor(at / PAD_SIZE)) ? '1' : '0')).join(
    '',
  );

it.each([
  ['an empty pad', draw(() => false), 'empty'],
  ['a dash of three cells', draw((x, y) => y === 4 && x < 3), 'too-small'],
  ['a full pad', draw(() => true), 'one-colour'],
  ['a line', draw((x) => x === 4), undefined],
])('%s: %s', (_, cells, problem) => {
  expect(problemOf(cells, [])).toBe(problem);
});

it('knows a drawing again that was only moved', () => {
  const square = (left: number) => draw((x, y) => x >= left && x < left + 4 && y >= 3 && y < 7);
  expect(problemOf(square(9), [{ thing: 'sun', cells: square(2) }])).toBe('known');
});

it('asks for the first thing that lacks drawings, then for none', () => {
  const things = [{ id: 'sun' }, { id: 'moon' }];
  const kept = (thing: string) => ({ thing, cells: draw((x) => x === 1) });
  expect(nextThing(things, 1, [])?.id).toBe('sun');
  expect(nextThing(things, 1, [kept('sun')])?.id).toBe('moon');
  expect(nextThing(things, 1, [kept('sun'), kept('moon')])).toBeUndefined();
});

it('ignores a stored draft that is no draft', () => {
  expect(parseDraft({ kept: [{ thing: 'sun', cells: '01' }] })).toBeUndefined();
  expect(parseDraft(EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
});

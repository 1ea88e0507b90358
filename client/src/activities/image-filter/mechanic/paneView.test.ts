// Tests what a glass pane sees: its part of the map's picture, and a figure only while it stands behind the glass.
import { expect, it } from 'vitest';
import { isBehind, partBehind } from './paneView.ts';

const GLASS = { x: 100, y: 200, width: 60, height: 80 };
/** The pane's feet stand below the glass. */
const FOOT = 291;

it('takes the part of a picture of any size that lies behind the glass', () => {
  expect(partBehind(GLASS, { width: 1152 }, 2304)).toEqual({ x: 50, y: 100, width: 30, height: 40 });
  expect(partBehind(GLASS, { width: 2304 }, 2304)).toEqual(GLASS);
});

it.each([
  ['behind it', { x: 110, ground: 260 }, true],
  ['half beside it', { x: 76, ground: 260 }, true],
  ['beside it', { x: 60, ground: 260 }, false],
  ['before it', { x: 110, ground: 300 }, false],
  ['far behind, so that the head is below the upper edge', { x: 110, ground: 210 }, true],
  ['too far behind', { x: 110, ground: 190 }, false],
])('a figure %s', (_, { x, ground }, isSeen) => {
  const at = { x, y: ground - 56, width: 40, height: 64 };
  expect(isBehind(GLASS, FOOT, { at, ground })).toBe(isSeen);
});

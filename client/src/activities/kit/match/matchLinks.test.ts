// Links between two columns: made in either order, replaced and removed.
import { describe, expect, it } from 'vitest';
import { addLink, type Card, EMPTY_LINK_STATE, type LinkState, linkOf, tapCard } from './matchLinks.ts';

const left = (id: string): Card => ({ side: 'left', id });
const right = (id: string): Card => ({ side: 'right', id });
const play = (...taps: Card[]): LinkState => taps.reduce(tapCard, EMPTY_LINK_STATE);

describe('taps', () => {
  it('link left then right, and right then left', () => {
    expect(play(left('1'), right('A')).links).toEqual({ 1: 'A' });
    expect(play(right('B'), left('2')).links).toEqual({ 2: 'B' });
  });

  it('deselect a selected card, and move the selection within a column', () => {
    expect(play(left('1'), left('1')).selected).toBeUndefined();
    expect(play(left('1'), left('2')).selected).toEqual(left('2'));
  });

  it('unlink a linked card of either side without linking it again', () => {
    expect(play(left('1'), right('A'), right('A'))).toEqual(EMPTY_LINK_STATE);
    expect(play(left('1'), right('A'), left('2'), right('A'))).toEqual(EMPTY_LINK_STATE);
    expect(play(left('1'), right('A'), left('1'))).toEqual(EMPTY_LINK_STATE);
  });
});

describe('a link', () => {
  it('replaces the previous links of both cards', () => {
    expect(addLink({ 1: 'A', 2: 'B' }, '1', 'B')).toEqual({ 1: 'B' });
  });

  it('is found from either card', () => {
    expect(linkOf({ 1: 'A' }, right('A'))).toBe('1');
    expect(linkOf({ 1: 'A' }, left('1'))).toBe('1');
    expect(linkOf({ 1: 'A' }, left('2'))).toBeUndefined();
  });
});

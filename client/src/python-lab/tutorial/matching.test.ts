// The matching game's rules: linking in either order, unlinking, the key in every spelling, reasons for wrong links.
import { describe, expect, it } from 'vitest';
import { type Board, EMPTY_BOARD, isKey, type Matching, type Picked, tap, written, wrongLinks } from './matching.ts';
import { LESSON } from './testing/fixture.ts';

const step = LESSON.steps.find((s): s is Matching => s.kind === 'matching');
if (!step) throw new Error('the fixture has no matching step');

const code = (id: string): Picked => ({ side: 'code', id });
const output = (id: string): Picked => ({ side: 'output', id });
const play = (...taps: Picked[]): Board => taps.reduce(tap, EMPTY_BOARD);

describe('linking', () => {
  it('links code then output, and output then code', () => {
    expect(play(code('1'), output('A')).links).toEqual({ 1: 'A' });
    expect(play(output('B'), code('2')).links).toEqual({ 2: 'B' });
  });

  it('lets a picked card go at a second tap, and moves the pick within a column', () => {
    expect(play(code('1'), code('1')).picked).toBeUndefined();
    expect(play(code('1'), code('2')).picked).toEqual(code('2'));
  });

  it('unlinks a linked card of either side and never links it anew by the same tap', () => {
    expect(play(code('1'), output('A'), output('A'))).toEqual(EMPTY_BOARD);
    expect(play(code('1'), output('A'), code('2'), output('A'))).toEqual(EMPTY_BOARD);
    expect(play(code('1'), output('A'), code('1'))).toEqual(EMPTY_BOARD);
  });
});

describe('the answer', () => {
  it('is 1A 2B 3C 4D with or without commas, in any case, with any spaces', () => {
    for (const answer of ['1A,2B,3C,4D', '1A2B3C4D', ' 1a, 2b ,3c,4d ']) expect(isKey(answer)).toBe(true);
    for (const answer of ['1A,2B,3C', '1B,2A,3C,4D', '']) expect(isKey(answer)).toBe(false);
  });

  it('is written in the order of the snippets, whatever came first', () => {
    expect(written(step, play(code('4'), output('D'), output('A'), code('1')).links)).toBe('1A,4D');
  });

  it('tells why a link is wrong: for that very output, else for any', () => {
    const why = (...taps: Picked[]) => wrongLinks(step, play(...taps).links).map((w) => w.why);
    expect(why(code('1'), output('B'))).toEqual(['Two belongs to B.']);
    expect(why(code('1'), output('C'))).toEqual(['One prints one.']);
    expect(why(code('1'), output('A'))).toEqual([]);
    expect(why(code('2'), output('A'))).toHaveLength(1);
  });
});

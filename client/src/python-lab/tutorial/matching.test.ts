// The matching game's answer: the key in every spelling, reasons for wrong links.
import { describe, expect, it } from 'vitest';
import { type Card, EMPTY_LINK_STATE, type LinkState, tapCard } from '../../activities/kit/match/matchLinks.ts';
import { formatAnswer, isCorrectAnswer, type MatchingStep, wrongLinks } from './matching.ts';
import { LESSON } from './testing/fixture.ts';

const step = LESSON.steps.find((s): s is MatchingStep => s.kind === 'matching');
if (!step) throw new Error('the fixture has no matching step');

const code = (id: string): Card => ({ side: 'left', id });
const output = (id: string): Card => ({ side: 'right', id });
const play = (...taps: Card[]): LinkState => taps.reduce(tapCard, EMPTY_LINK_STATE);

describe('the answer', () => {
  it('is 1A 2B 3C 4D with or without commas, in any case, with any spaces', () => {
    for (const answer of ['1A,2B,3C,4D', '1A2B3C4D', ' 1a, 2b ,3c,4d ']) expect(isCorrectAnswer(answer)).toBe(true);
    for (const answer of ['1A,2B,3C', '1B,2A,3C,4D', '']) expect(isCorrectAnswer(answer)).toBe(false);
  });

  it('is written in the order of the snippets, whatever came first', () => {
    expect(formatAnswer(step, play(code('4'), output('D'), output('A'), code('1')).links)).toBe('1A,4D');
  });

  it('explains why a link is wrong: for that output, otherwise for any', () => {
    const why = (...taps: Card[]) => wrongLinks(step, play(...taps).links).map((w) => w.why);
    expect(why(code('1'), output('B'))).toEqual(['Two belongs to B.']);
    expect(why(code('1'), output('C'))).toEqual(['One prints one.']);
    expect(why(code('1'), output('A'))).toEqual([]);
    expect(why(code('2'), output('A'))).toHaveLength(1);
  });
});

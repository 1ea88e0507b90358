// Tests the duel's rules on small data: what is measured on a caption, the filter, the laughs, and the reasons of a flat joke.
import { describe, expect, it } from 'vitest';
import { keepKind, laughsOf, linesWith, trainWriter, writeCaptions } from '../kit/memes/captions.ts';
import { runMachine } from '../meme-machine/machine.ts';
import { flatRounds, mainReasonsOf, prepareDuel, ROUNDS, reasonsOf, scenesOf, totalsOf, weakestOf } from './duel.ts';

const CATS = 'The cat sleeps on the sofa\nThe cat sleeps on the box\nMy cat eats the stupid fish';
const SCENE = { id: 'cat', words: 'cat sofa fish' };
const FULL = { relevance: 1, novelty: 1, kindness: 1 };

describe('captions', () => {
  it('keep out lines with a word of the list, whatever its case', () => {
    expect(keepKind(CATS.toUpperCase(), 'stupid')).toEqual({
      lines: 'THE CAT SLEEPS ON THE SOFA\nTHE CAT SLEEPS ON THE BOX',
      removed: 1,
    });
    expect(linesWith(CATS, 'sofa fish')).toBe(2);
  });
  it('are measured: words of the scene, words that hurt, and words in a row of one line', () => {
    const request = { writer: trainWriter(CATS), scene: SCENE, hurting: 'stupid', meter: undefined, seed: 3 };
    const captions = writeCaptions(request);
    const copy = captions.find(({ text }) => text === 'The cat sleeps on the sofa');
    expect(copy).toMatchObject({ relevance: 1, novelty: 0, kindness: 1, copied: 6, source: copy?.text });
    expect(captions.find(({ text }) => text.includes('stupid'))?.kindness ?? 0.5).toBe(0.5);
    expect(writeCaptions(request)).toEqual(captions);
  });
  it('are none without data, and none hurt after the filter of the machine', () => {
    expect(runMachine([''], 'stupid', SCENE, undefined, 1)).toMatchObject({ captions: [], lines: 0, copied: 0 });
    const { captions, removed } = runMachine([CATS], 'stupid', SCENE, undefined, 1);
    expect(removed).toBe(1);
    expect(captions.every(({ kindness }) => kindness === 1)).toBe(true);
  });
});

describe('the score', () => {
  it.each([
    [FULL, 10],
    [{ ...FULL, novelty: 0 }, 5],
    [{ ...FULL, relevance: 0.5 }, 5],
    [{ ...FULL, kindness: 0.5 }, 5],
    [{ ...FULL, relevance: 0 }, 0],
  ])('of %j is %i laughs', (measures, laughs) => expect(laughsOf(measures)).toBe(laughs));
  it('names every reason of a flat joke, the weightiest first, and none of a full one', () => {
    expect(reasonsOf(FULL)).toEqual([]);
    expect(reasonsOf({ relevance: 0.5, novelty: 0.2, kindness: 0 })).toEqual(['unkind', 'topic', 'copied']);
  });
  it('names as main reasons only what cost most, and what cost about as much', () => {
    expect(mainReasonsOf({ relevance: 0.5, novelty: 0.42, kindness: 0 })).toEqual(['unkind']);
    expect(mainReasonsOf({ relevance: 0.5, novelty: 0.1, kindness: 1 })).toEqual(['topic', 'copied']);
    expect(mainReasonsOf(FULL)).toEqual([]);
  });
  it('asks about two flat jokes of different reasons where there are such', () => {
    const rounds = [
      { mine: FULL, neo: { ...FULL, relevance: 0 } },
      { mine: FULL, neo: { ...FULL, relevance: 0 } },
      { mine: FULL, neo: FULL },
      { mine: FULL, neo: { ...FULL, novelty: 0.2, kindness: 0.5 } },
    ];
    expect(flatRounds(rounds)).toEqual([0, 3]);
    expect(flatRounds(rounds.slice(0, 3))).toEqual([0, 1]);
    expect(totalsOf(rounds)).toEqual({ mine: 40, neo: 13 });
    expect(weakestOf([{ mine: { ...FULL, kindness: 0.5 }, neo: FULL }])).toBe('unkind');
  });
});

it('has five scenes and the same captions whenever it is played with the same plan', () => {
  const ids = ['cat', 'rain', 'bus', 'cricket', 'tiffin', 'robot'];
  const scenes = ids.map((id) => ({ id, words: id }));
  const packs = ids.map((id) => ({ id, lines: `The ${id} is at home today\nMy ${id} has a holiday` }));
  const rules = { scenes, packs, hurting: 'stupid', neo: { funny: 'I am a robot and I win', other: 'Good match' } };
  const plan = { packs: ids, isFiltered: true, seed: 5 };
  const rounds = prepareDuel(rules, plan, undefined);
  expect(rounds.map(({ scene }) => scene)).toEqual(scenesOf(scenes, 5).map(({ id }) => id));
  expect(rounds).toHaveLength(ROUNDS);
  expect(rounds.every(({ mine }) => mine.length > 0)).toBe(true);
  expect(prepareDuel(rules, plan, undefined)).toEqual(rounds);
});

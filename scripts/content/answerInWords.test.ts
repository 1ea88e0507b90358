// Tests that answers are put into the words of their activity, and that no id and no unknown string ever shows.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Activity, answerInWords, mistakesOf, solutionOf } from '../../shared/src/activities/registry.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';

const folder = new URL('../../shared/generated/content/', import.meta.url);
const activities = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.includes('.hi.'))
  .flatMap((file) => {
    const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Partial<RealmContent>;
    return Object.values(content.activities ?? {});
  });

/** Kinds whose answers are drawings, models, programs of blocks or experiments. */
const WITHOUT_WORDS: readonly Activity['kind'][] = [
  'caption-belt',
  'chat-rules',
  'data-plot',
  'dice-samples',
  'drawing-test',
  'fact-check',
  'feed-lab',
  'image-explorer',
  'image-filter',
  'laugh-meter',
  'meme-duel',
  'meme-machine',
  'message-gate',
  'model-lab',
  'path-finding',
  'pattern-learner',
  'pixel-painting',
  'ranking-lab',
  'real-or-made',
  'river-crossing',
  'source-test',
  'sprite-duel',
  'steering-rules',
  'teach-commands',
  'teach-drawings',
  'tractor',
  'voice-scope',
  'word-river',
];

/** All strings of the content that are read by people, and not ids. */
function textsOf(activity: Activity): Set<string> {
  const texts = new Set<string>();
  JSON.stringify(activity, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'id') texts.add(value);
    return value;
  });
  return texts;
}

describe('answers in words', () => {
  it.each(activities.map((activity) => [activity.id, activity] as const))('of %s', (_id, activity) => {
    const given = [solutionOf(activity), ...mistakesOf(activity).slice(0, 5)].map((each) =>
      answerInWords(activity, each),
    );
    if (WITHOUT_WORDS.includes(activity.kind)) return expect(given.flat()).toEqual([]);
    expect(given[0]).not.toEqual([]);
    if (activity.kind === 'sentence' || activity.kind === 'number-guess') return;
    const texts = textsOf(activity);
    for (const { label, words } of given.flat()) {
      for (const word of label === null ? words : [label, ...words]) expect(texts).toContain(word);
    }
  });

  it('leave out ids that the activity does not have', () => {
    const placing = activities.find(({ kind }) => kind === 'placing');
    if (placing?.kind !== 'placing') throw new Error('there is a placing activity');
    const [piece] = placing.pieces;
    expect(answerInWords(placing, { [piece?.id ?? '']: 'zwqxv', zwqxv: placing.zones[0]?.id })).toEqual([]);
    expect(answerInWords(placing, 'zwqxv')).toEqual([]);
  });

  it('of typed numbers show numbers only', () => {
    const game = activities.find(({ kind }) => kind === 'number-guess');
    if (game?.kind !== 'number-guess') throw new Error('there is a game of numbers');
    const [round] = game.rounds;
    const typed = { [round?.id ?? '']: ['seven', '7', '७', '1e1'] };
    expect(answerInWords(game, typed)).toEqual([{ label: round?.label, words: ['7', '७'] }]);
  });
});

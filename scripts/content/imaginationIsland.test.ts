// Tests that each text of the Word River is long enough to be honest, in English and in Hindi, and that two devices at the river lose nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gradeActivity, mistakesOf, solutionOf } from '../../shared/src/activities/registry.ts';
import { createQuestContext } from '../../shared/src/content/questContext.ts';
import { splitText } from '../../shared/src/learning/wordText.ts';
import type { QuestEvent } from '../../shared/src/quests/events.ts';
import { reduceQuest } from '../../shared/src/quests/reducer.ts';
import { EMPTY_REALM_STATE, mergeRealmStates, type RealmState } from '../../shared/src/quests/state.ts';
import { compileContent } from './compile.ts';

const FOLDER = new URL('../../shared/content/realms/imagination-island/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const [, ...sections] = textOf('activities/feed-river.md').split(/^## /m);
const english = new Map(sections.map((section) => [section.split('\n')[0], section.slice(section.indexOf('\n'))]));
const inHindi = JSON.parse(textOf('texts.hi.json')) as Record<string, { hi: string }>;
const hindi = new Map(
  [...english.keys()].map((story) => [story, inHindi[`activities/feed-river/stories/${story}/story`]?.hi ?? '']),
);
const [, , englishExample = ''] = (JSON.parse(textOf('activities/feed-river.json')) as { hints: string[] }).hints;

it.each([
  ['English', english],
  ['Hindi', hindi],
])('has three stories of at least 1,500 words in %s', (_, stories) => {
  expect(stories.size).toBe(3);
  for (const story of stories.values()) expect(splitText(story).wordCount).toBeGreaterThanOrEqual(1500);
});

it.each([
  ['English', english, englishExample],
  ['Hindi', hindi, inHindi['activities/feed-river/hints/2']?.hi ?? ''],
])('counts in its worked example what the story of the boats has: %s', (_, stories, example) => {
  const [, before, after, times] = /“(.+?)”.+?“(.+?)”.+?(\d+)/.exec(example) ?? [];
  const { sentences } = splitText(stories.get('boats') ?? '');
  const found = sentences.flatMap((words) => words.filter((word, at) => word === before && words[at + 1] === after));
  expect(found).toHaveLength(Number(times));
});

const island = compileContent(join(import.meta.dirname, '../..')).realms.find(
  ({ realm }) => realm.id === 'imagination-island',
);
if (!island) throw new Error('no island');
const context = createQuestContext(island, gradeActivity);

/** Plays these events on one device, from a state that both had. */
function play(state: RealmState, events: readonly Record<string, unknown>[]): RealmState {
  const base = { at: 1, realm: 'imagination-island', ms: 1000, hints: 0, skipped: false };
  return events.reduce<RealmState>((before, event, at) => {
    const id = `00000000-0000-4000-8000-00000000000${at}`;
    return reduceQuest(context, before, { ...base, id, ...event } as unknown as QuestEvent).state;
  }, state);
}
const river = (answer: 'right' | 'wrong') => {
  const activity = island.activities['feed-river'];
  if (!activity) throw new Error('no river');
  return {
    kind: 'activity-answered',
    ref: 'feed-river',
    answer: answer === 'right' ? solutionOf(activity) : mistakesOf(activity)[0],
  };
};

it('unites the river of two devices: what one has passed stays passed, and each figure stays', () => {
  const both = play(EMPTY_REALM_STATE, [{ kind: 'realm-entered' }]);
  const here = play(both, [river('right'), { kind: 'model-card', ref: 'feed-river', figures: { words: 1500 } }]);
  const there = play(both, [river('wrong'), river('wrong'), { kind: 'lesson-page', ref: 'word-river', page: 2 }]);
  for (const merged of [mergeRealmStates(here, there), mergeRealmStates(there, here)]) {
    expect(merged.activities['feed-river']).toMatchObject({ correct: true, best: 1, attempts: 2 });
    expect([merged.cards['feed-river'], merged.pages['word-river']]).toEqual([{ words: 1500 }, 2]);
  }
});

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
const english = readFileSync(new URL('activities/feed-river.md', FOLDER), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((story) => story.slice(story.indexOf('\n')));
const hindi = Object.entries(
  JSON.parse(readFileSync(new URL('texts.hi.json', FOLDER), 'utf8')) as Record<string, unknown>,
)
  .filter(([address]) => /^activities\/feed-river\/stories\/[a-z]+\/story$/.test(address))
  .map(([, entry]) => JSON.stringify(entry));

it.each([
  ['English', english],
  ['Hindi', hindi],
])('has three stories of at least 1,500 words in %s', (_, stories) => {
  expect(stories).toHaveLength(3);
  for (const story of stories) expect(splitText(story).wordCount).toBeGreaterThanOrEqual(1500);
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

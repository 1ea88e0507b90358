// @vitest-environment jsdom
// Tests how the companion talks: by the learner's text or a marked sample, from a known word, never rudely, and never of an empty text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import type { SkillStep } from '../host/skill.ts';
import { loadSkill } from '../host/skills.ts';
import { activityUser } from '../testing/activityUser.ts';
import { NOWHERE, showNothing } from '../testing/skillUse.ts';
import { EMPTY_RIVER, OWN_TEXT, parseRiver } from './draft.ts';
import { RiverTalk } from './RiverTalk.tsx';
import { skill } from './skill.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/imagination-island.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const activity = activities['feed-river'] as ActivityOf<'word-river'>;
const TEXT = 'the sea is calm. the sea is wide. the boat likes Amara. the moon is up. a boat is here. Amara sings.';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const feed = (own: string) =>
  activityDraft(activity.id, parseRiver, EMPTY_RIVER).write({ ...EMPTY_RIVER, chosen: OWN_TEXT, own });
const learn = async () => (await skill.learn({ activity, activities, state: EMPTY_REALM_STATE, language: 'en' }))!;

async function show(turn = 0) {
  const perform = vi.fn<(steps: readonly SkillStep[]) => void>();
  render(<RiverTalk {...(await learn())} {...{ turn, perform }} here={NOWHERE} show={showNothing} />);
  return perform;
}

async function ask(first?: string, turn = 0): Promise<string[]> {
  const perform = await show(turn);
  if (first !== undefined) await activityUser.type('first-word', first);
  await activityUser.click('ask-talk');
  cleanup();
  return (perform.mock.calls[0]?.[0] ?? []).flatMap((step) => ('act' in step && step.act === 'say' ? [step.line] : []));
}

it('is not there before it was taught', async () => {
  expect(await loadSkill('talk', {}, 'en')).toBeUndefined();
});

it('says what it learned from, and that nobody tested it', async () => {
  expect(await learn()).toMatchObject({ isSample: true });
  feed(TEXT);
  const { model, isSample } = await learn();
  expect(isSample).toBe(false);
  expect(skill.card(model)).toEqual({ learned: 'the 22 words of your text', unseen: null });
  const [story] = activity.stories;
  activityDraft(activity.id, parseRiver, EMPTY_RIVER).write({ ...EMPTY_RIVER, chosen: story!.id });
  expect(skill.card((await learn()).model).learned).toContain(`words of “${story!.title}”`);
});

it('speaks with words of the text only, another sentence at another turn, and says how many it chose between', async () => {
  feed(TEXT);
  const words = new Set(TEXT.toLowerCase().match(/\w+/g));
  const turns: string[][] = [];
  for (let turn = 0; turn < 6; turn += 1) turns.push(await ask(undefined, turn));
  for (const said of turns) {
    const spoken = said.slice(0, -1).join(' ').toLowerCase();
    expect(spoken.match(/\w+/g)?.every((word) => words.has(word))).toBe(true);
    expect(said.at(-1)).toMatch(
      /^(At “\w+” I had \d words? to choose from|I had 3 words to begin with|After each word I knew)/,
    );
  }
  expect(new Set(turns.map((said) => said[0])).size).toBeGreaterThan(1);
  expect(await ask(undefined, 3)).toEqual(turns[3]);
});

it('begins with a word that the river knows, however it is written, and with no other', async () => {
  feed(TEXT);
  expect((await ask('THE'))[0]).toMatch(/^The /);
  expect((await ask('amara'))[0]).toMatch(/^Amara /);
  await show();
  for (const unknown of ['dragon', '!!!']) {
    await activityUser.type('first-word', unknown);
    await activityUser.expectDisabled('ask-talk');
  }
});

it('tells before, too, how many words it can choose from', async () => {
  feed(TEXT);
  await show();
  await activityUser.expectText('I have 3 words to begin with.');
  await activityUser.type('first-word', 'the');
  await activityUser.expectText('After “the” I have 3 words to choose from.');
  await activityUser.type('first-word', 'dragon');
  await activityUser.expectText('“dragon” is not in my river.');
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['you are stupid', 'I would rather not say that.'],
  ['call me at 98765 43210', 'I would rather not say that.'],
  ['my password is owl', 'I would rather not say that.'],
  ['!!! ...', 'There is no word in my river.'],
])('does not say "%s"', async (own, line) => {
  feed(own);
  expect(await ask()).toEqual([line]);
});

it('talks from a single word, and from a draft that is none', async () => {
  feed('moon');
  expect(await ask()).toEqual(['Moon', 'After each word I knew only one that could follow.']);
  localStorage.setItem(localStorage.key(0)!, '{"data":{"own":7,"looks":"x"}}');
  expect((await learn()).isSample).toBe(true);
});

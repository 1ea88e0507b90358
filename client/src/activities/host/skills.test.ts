// @vitest-environment jsdom
// Tests that the companion can only what was taught: every combination of untaught skills, and each skill that was taught elsewhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANION_SKILL_IDS, COMPANION_SKILLS } from '@lanternwise/shared/constants/companion';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { beforeEach, expect, it, vi } from 'vitest';
import { isTaught, loadSkill } from './skills.ts';

const CONTENT = join(import.meta.dirname, '../../../../shared/generated/content');
vi.mock('../../features/content/loadRealmContent.ts', () => ({
  loadRealmContent: async (realm: string) => JSON.parse(readFileSync(join(CONTENT, `${realm}.json`), 'utf8')),
}));

beforeEach(() => localStorage.clear());

const PASSED = { attempts: 1, first: 1, of: 1, best: 1, correct: true, skipped: false, ms: 0, hints: 0 };
const stateOf = (activity: string): RealmState => ({ ...EMPTY_REALM_STATE, activities: { [activity]: PASSED } });
const SKILLS = COMPANION_SKILL_IDS.map((id) => ({ id, ...COMPANION_SKILLS[id] }));
type Taught = (typeof SKILLS)[number];

const statesOf = (taught: readonly Taught[]) =>
  Object.fromEntries(taught.map(({ realm, activity }) => [realm, stateOf(activity)]));

it('can nothing that was not taught, whatever else was', async () => {
  for (let subset = 0; subset < 2 ** SKILLS.length; subset += 1) {
    const taught = SKILLS.filter((_, at) => subset & (1 << at));
    const states = statesOf(taught);
    expect(SKILLS.filter(({ id }) => isTaught(id, states))).toEqual(taught);
    const untaught = SKILLS.filter((skill) => !taught.includes(skill));
    const loaded = await Promise.all(untaught.map(({ id }) => loadSkill(id, states, 'en')));
    expect(loaded.filter(Boolean)).toEqual([]);
  }
});

it('can nothing that was only tried', async () => {
  for (const { id, realm, activity } of SKILLS) {
    const state = { ...EMPTY_REALM_STATE, activities: { [activity]: { ...PASSED, correct: false } } };
    expect(await loadSkill(id, { [realm]: state }, 'en')).toBeUndefined();
  }
});

it.each(SKILLS)(
  '$id: says in another browser whether it is a sample, and what it learned',
  async ({ id, ...skill }) => {
    const taught = await loadSkill(id, statesOf([{ id, ...skill } as Taught]), 'en');
    expect(taught).toBeDefined();
    const card = taught!.parts.card(taught!.model);
    expect(taught!.parts.skill).toBe(id);
    expect(card.learned).not.toBe('');
    if (card.unseen) expect(card.unseen.right).toBeLessThanOrEqual(card.unseen.of);
    // A search is known by passing: nothing of it is kept.
    expect(taught!.isSample).toBe(id !== 'way');
    expect(await taught!.parts.use()).toBeTypeOf('function');
  },
);

// Tests that what guides and the goal say while objects are collected follows from what was found, in any order.

import { readFileSync } from 'node:fs';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { currentGoal } from '@lanternwise/shared/quests/guidance';
import { reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { goalSentence } from '../features/realm/goal.ts';
import { interactionOf } from './characters.ts';

const load = (realm: string): RealmContent =>
  realmContentSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../shared/generated/content/${realm}.json`, import.meta.url), 'utf8')),
  );

/** Collects items in order. */
function collect(content: RealmContent, items: readonly string[]): RealmState {
  const context = createQuestContext(content, gradeActivity);
  const base = { id: '00000000-0000-4000-8000-000000000000', at: 0, realm: content.realm.id };
  const entered = reduceQuest(context, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' }).state;
  return items.reduce(
    (state, ref) => reduceQuest(context, state, { ...base, kind: 'item-collected', ref }).state,
    entered,
  );
}

/** The goal's sentence of the task under way. */
function goalAfter(content: RealmContent, items: readonly string[], asked: string[] = []): string {
  const goal = currentGoal(content.quest, collect(content, items), asked);
  return goal ? goalSentence(goal, content) : '';
}

describe('in Think Tank Park', () => {
  const content = load('think-tank-park');

  it.each([
    ['crystal-path', 'eastern stones'],
    ['crystal-pattern', 'hedge maze'],
  ])('the first crystal, %s, leads to the other one', (crystal, place) => {
    expect(goalAfter(content, [crystal])).toContain(place);
  });

  it.each([[['crystal-path', 'crystal-pattern']], [['crystal-pattern', 'crystal-path']]])(
    'the second crystal leads to the wizard: %s',
    (crystals) => {
      expect(goalAfter(content, crystals)).toBe('Bring both to the wizard.');
    },
  );
});

describe('in Robo Realm', () => {
  const content = load('robo-realm');
  const nova = content.realm.characters.find(({ id }) => id === 'nova');
  const greets = (items: readonly string[]) => nova && interactionOf(nova, collect(content, items).done).greets;

  it('Nova says where the objects lie only while one is missing', () => {
    expect(greets([])).toBe('nova-hello');
    expect(greets(['magic-hat'])).toBe('nova-one-object');
    expect(greets(['mystical-armour'])).toBe('nova-one-object');
    expect(greets(['magic-hat', 'mystical-armour'])).toBe('nova-both-objects');
    expect(JSON.stringify(content.dialogs['nova-both-objects'])).not.toContain('Magic Hat lies');
  });

  it('the goal leads to the missing object, then to Nova', () => {
    const goal = (items: string[]) => goalAfter(content, items, ['collect-objects', 'learn-from-nova']);
    expect(goal(['mystical-armour'])).toContain('Magic Hat lies');
    expect(goal(['mystical-armour', 'magic-hat'])).toBe('Show Nova both, among the sunflowers.');
  });
});

// Tests that what guides and hints say while objects are collected follows from what was found, in any order.

import { readFileSync } from 'node:fs';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { interactionOf } from './characters.ts';

const load = (realm: string): RealmContent =>
  realmContentSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../shared/generated/content/${realm}.json`, import.meta.url), 'utf8')),
  );

/** Collects items in order; returns the final state and the hints of the last item. */
function collect(content: RealmContent, items: readonly string[]): { state: RealmState; hints: string[] } {
  const context = createQuestContext(content, gradeActivity);
  const base = { id: '00000000-0000-4000-8000-000000000000', at: 0, realm: content.realm.id };
  let { state } = reduceQuest(context, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' });
  let hints: string[] = [];
  for (const ref of items) {
    const result = reduceQuest(context, state, { ...base, kind: 'item-collected', ref });
    state = result.state;
    hints = result.effects.flatMap((effect) => (effect.kind === 'hint' ? [effect.text] : []));
  }
  return { state, hints };
}

describe('in Think Tank Park', () => {
  const content = load('think-tank-park');

  it.each([
    ['crystal-path', 'stones in the east'],
    ['crystal-pattern', 'hedge maze in the west'],
  ])('the first crystal, %s, leads to the other one', (crystal, place) => {
    expect(collect(content, [crystal]).hints.join()).toContain(place);
  });

  it.each([[['crystal-path', 'crystal-pattern']], [['crystal-pattern', 'crystal-path']]])(
    'the second crystal leads to the wizard: %s',
    (crystals) => {
      expect(collect(content, crystals).hints).toEqual([
        'Both Crystals! Bring them to the wizard under the brain tree.',
      ]);
    },
  );
});

describe('in Robo Realm', () => {
  const content = load('robo-realm');
  const nova = content.realm.characters.find(({ id }) => id === 'nova');
  const greets = (items: readonly string[]) => nova && interactionOf(nova, collect(content, items).state.done).greets;

  it('Nova says where the objects lie only while one is missing', () => {
    expect(greets([])).toBe('nova-hello');
    expect(greets(['magic-hat'])).toBe('nova-one-object');
    expect(greets(['mystical-armour'])).toBe('nova-one-object');
    expect(greets(['magic-hat', 'mystical-armour'])).toBe('nova-both-objects');
    expect(JSON.stringify(content.dialogs['nova-both-objects'])).not.toContain('Magic Hat lies');
  });

  it('hints lead to the missing object, then to Nova', () => {
    expect(collect(content, ['mystical-armour']).hints.join()).toContain('Magic Hat lies');
    expect(collect(content, ['mystical-armour', 'magic-hat']).hints).toEqual([
      'Interact With Nova in the middle of the farm',
    ]);
  });
});

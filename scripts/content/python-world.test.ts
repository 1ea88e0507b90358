// The street of cake shops: each door opens its lesson, the topic is the goal when its turn comes, and none can be finished before.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gradeActivity } from '../../shared/src/activities/registry.ts';
import { createQuestContext } from '../../shared/src/content/questContext.ts';
import type { QuestEvent } from '../../shared/src/quests/events.ts';
import { currentGoal } from '../../shared/src/quests/guidance.ts';
import { reduceQuest } from '../../shared/src/quests/reducer.ts';
import { EMPTY_REALM_STATE } from '../../shared/src/quests/state.ts';
import { compileContent } from './compile.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));
const world = realms.find((realm) => realm.realm.id === 'python-world');
if (!world) throw new Error('python-world did not compile');
const { realm, lessons, quest } = world;
const facts = createQuestContext(world, gradeActivity);

/** Shops in their order, with the topic names of the requirements. */
const STREET = [
  ['print', 'Print Function'],
  ['variables', 'Variables'],
  ['input', 'Input Function'],
  ['indentation', 'Identation'],
  ['if-else', 'If-Else Statement'],
  ['operators', 'Arithmetic Operations'],
  ['loops', 'Loops'],
  ['functions', 'Functions'],
] as const;

let count = 0;
const event = (kind: 'realm-entered' | 'lesson-finished', ref?: string): QuestEvent =>
  ({
    id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    at: count,
    realm: 'python-world',
    kind,
    ...(ref && { ref, skipped: false }),
  }) as QuestEvent;

/** The realm after entering and finishing these shops' lessons; the effects of the last event. */
const after = (shops: readonly string[]) =>
  shops.reduce(
    (now, shop) => reduceQuest(facts, now.state, event('lesson-finished', `python-${shop}`)),
    reduceQuest(facts, EMPTY_REALM_STATE, event('realm-entered')),
  );

const shops = STREET.map(([shop]) => shop);

describe.each(STREET.map(([shop, topic], at) => [shop, topic, at] as const))('the shop of %s', (shop, topic, at) => {
  it('opens its lesson', () => {
    const door = realm.characters.find((character) => character.id === `shop-${shop}`);
    expect(door?.opens).toEqual({ kind: 'lesson', ref: `python-${shop}` });
    // A greeting would stand between the door and the lesson, and `later` would open it twice.
    expect(door?.greets).toBeUndefined();
    expect(door?.later).toEqual([]);
  });

  it('is the goal by its topic', () => {
    const lesson = lessons[`python-${shop}`];
    expect(lesson?.kind === 'python' && lesson.topic).toBe(topic);
    const goal = currentGoal(quest, after(shops.slice(0, at)).state);
    expect(goal?.kind === 'step' && goal.step.goal).toBe(`Get Inside Cake Shop to learn about python ${topic}`);
  });
});

describe.each(shops)('the lesson of %s', (shop) => {
  const lesson = lessons[`python-${shop}`];
  if (lesson?.kind !== 'python') throw new Error(`no lesson of ${shop}`);

  it('has three levels of hints in its Arena and in each step that is programmed', () => {
    expect(lesson.arena.hints).toHaveLength(3);
    for (const step of lesson.steps)
      if ('starter' in step) {
        const needs = step.checks.filter((check) => !('absent' in check && check.absent) && check.message);
        expect(needs.length, step.id).toBeGreaterThan(0);
        expect(step.tip, step.id).not.toBe('');
      }
  });

  it('invites one change in each example', () => {
    for (const step of lesson.steps) if (step.kind === 'example') expect(step.change, step.id).toBeTruthy();
  });
});

it('tells the bulk discount as it is: from 10 boxes on, 20%', () => {
  const lesson = lessons['python-operators'];
  const step = lesson?.kind === 'python' ? lesson.steps.find(({ id }) => id === 'discount') : undefined;
  expect(step?.content).toMatch(/bulk order.* 10 boxes .*20% discount/);
});

it('tells in the fifth Arena everything that it asks for', () => {
  const lesson = lessons['python-if-else'];
  if (lesson?.kind !== 'python') throw new Error('no lesson of if and else');
  const told = lesson.arena.intro[0]?.text ?? '';
  for (const asked of ['variable', '`if`', '`elif`', '`else`', ...lesson.arena.cases.map(({ expected }) => expected)])
    expect(told).toContain(asked);
});

it('shows an expected output that a test case judges', () => {
  for (const lesson of Object.values(lessons)) {
    if (lesson.kind !== 'python') continue;
    const judged = lesson.arena.cases.map(({ expected }) => expected.trim());
    for (const { output } of lesson.arena.intro) if (output !== undefined) expect(judged, lesson.id).toContain(output);
  }
});

it.each(STREET.slice(1).map(([shop], at) => [shop, at] as const))(
  '%s cannot be finished before its turn',
  (shop, before) => {
    const { state } = after(shops.slice(0, before));
    const { effects } = reduceQuest(facts, state, event('lesson-finished', `python-${shop}`));
    expect(effects.at(-1)?.kind).toBe('refused');
  },
);

it('enables the last shop again and shows the way out when all are done', () => {
  const { state, effects } = after(shops);
  expect(state.done).toHaveLength(8);
  expect(effects).toContainEqual({ kind: 'enable', character: 'shop-functions' });
  expect(effects).toContainEqual({ kind: 'exit-revealed', exit: 'exit', hint: 'Step on arrow to go to next map' });
});

// Checks when a rule of a quest speaks: at its event, and only once the steps it needs are done.
import { describe, expect, it } from 'vitest';
import { type Quest, questSchema } from '../content/quest.ts';
import { questEventSchema } from './events.ts';
import { reduceQuest } from './reducer.ts';
import { EMPTY_REALM_STATE } from './state.ts';

const base = { id: '00000000-0000-4000-8000-000000000000', at: 0, realm: 'demo' as const };
const found = (ref: string) => ({ kind: 'item-collected' as const, ref });
const hint = { kind: 'hint' as const, text: 'Both found' };
const needs = ['hat-found', 'armour-found'];
const quest: Quest = questSchema.parse({
  realm: 'demo',
  tasks: [
    {
      id: 'collect',
      title: 'Collect',
      steps: ['hat', 'armour'].map((item) => ({ id: `${item}-found`, title: item, on: found(item) })),
    },
  ],
  rules: ['hat', 'armour'].map((item) => ({ on: found(item), needs, effects: [hint] })),
  exit: { id: 'exit', hint: 'Go' },
  graded: [],
});
const facts = { quest, items: ['hat', 'armour'], lessons: [], dialogs: [], programs: ['cake'], grade: () => undefined };

describe('a rule that needs steps', () => {
  it.each([
    ['hat', 'armour'],
    ['armour', 'hat'],
  ])('stays silent after %s alone and speaks after %s too', (first, second) => {
    const entered = reduceQuest(facts, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' }).state;
    const one = reduceQuest(facts, entered, { ...base, ...found(first) });
    expect(one.effects).not.toContainEqual(hint);
    expect(reduceQuest(facts, one.state, { ...base, ...found(second) }).effects).toContainEqual(hint);
  });
});

describe('a run of a program', () => {
  const run = { ...base, kind: 'program-run', code: 'print(1)', status: 'passed', errorKind: null, ms: 5 } as const;
  const entered = reduceQuest(facts, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' }).state;

  it('is evidence and moves nothing on', () => {
    expect(reduceQuest(facts, entered, { ...run, ref: 'cake' })).toEqual({ state: entered, effects: [] });
  });

  it('of a task that the realm does not have is refused', () => {
    const { effects } = reduceQuest(facts, entered, { ...run, ref: 'pie' });
    expect(effects).toEqual([{ kind: 'refused', reason: 'unknown-thing' }]);
  });

  it.each([
    ['20 KB', 'x'.repeat(20_480), true],
    ['one byte more', 'x'.repeat(20_481), false],
    ['20 KB of signs of three bytes', '€'.repeat(6_827), false],
    ['a NUL', 'a\u0000b', false],
    ['nothing', '', true],
  ])('may hold %s: %s', (_what, code, fits) => {
    const event = { ...run, id: '00000000-0000-4000-8000-000000000001', ref: 'cake', code };
    expect(questEventSchema.safeParse(event).success).toBe(fits);
  });
});

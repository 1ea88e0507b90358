// Tests of the quest reducer: rules with needed steps, and program runs.
import { describe, expect, it } from 'vitest';
import { type Quest, questSchema } from '../content/quest.ts';
import { questEventSchema } from './events.ts';
import { reduceQuest } from './reducer.ts';
import { EMPTY_REALM_STATE, mergeRealmStates } from './state.ts';
import { realmStateSchema } from './stateSchema.ts';

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
const context = {
  quest,
  items: ['hat', 'armour'],
  lessons: [],
  dialogs: [],
  programs: ['cake'],
  grade: () => undefined,
};

describe('a rule that needs steps', () => {
  it.each([
    ['hat', 'armour'],
    ['armour', 'hat'],
  ])('has no effect after %s alone and takes effect after %s', (first, second) => {
    const entered = reduceQuest(context, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' }).state;
    const one = reduceQuest(context, entered, { ...base, ...found(first) });
    expect(one.effects).not.toContainEqual(hint);
    expect(reduceQuest(context, one.state, { ...base, ...found(second) }).effects).toContainEqual(hint);
  });
});

describe('a great lantern', () => {
  const entered = reduceQuest(context, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' }).state;
  const light = { ...base, kind: 'lantern-lit', ref: 'collect' } as const;
  const finished = ['hat', 'armour'].reduce(
    (state, item) => reduceQuest(context, state, { ...base, ...found(item) }).state,
    entered,
  );

  it('cannot be lit before its task is done', () => {
    const { state, effects } = reduceQuest(context, entered, light);
    expect(state).toEqual(entered);
    expect(effects).toEqual([{ kind: 'refused', reason: 'tasks-unfinished' }]);
  });

  it('is lit once, and lights the realm if it is the last one', () => {
    const { state, effects } = reduceQuest(context, finished, light);
    expect(state.lanterns).toEqual(['collect']);
    expect(effects).toEqual([{ kind: 'lantern-lit', task: 'collect' }, { kind: 'realm-lit' }]);
    expect(reduceQuest(context, state, light)).toEqual({ state, effects: [] });
  });

  it('of an unknown task is refused', () => {
    const { effects } = reduceQuest(context, finished, { ...light, ref: 'elsewhere' });
    expect(effects).toEqual([{ kind: 'refused', reason: 'unknown-thing' }]);
  });

  it('stays lit after a task reset and on every device, and does not gate the exit', () => {
    const { state } = reduceQuest(context, finished, light);
    const reset = reduceQuest(context, state, { ...base, kind: 'tasks-reset' }).state;
    expect(reset.lanterns).toEqual(['collect']);
    expect(mergeRealmStates(finished, state).lanterns).toEqual(['collect']);
    expect(reduceQuest(context, finished, { ...base, kind: 'exit-reached', ref: 'exit' }).state.completed).toBe(true);
  });

  it('is missing in states stored before lanterns existed, which still load', () => {
    const { lanterns: _, ...old } = finished;
    expect(realmStateSchema.parse(old).lanterns).toEqual([]);
  });
});

describe('a run of a program', () => {
  const run = { ...base, kind: 'program-run', code: 'print(1)', status: 'passed', errorKind: null, ms: 5 } as const;
  const entered = reduceQuest(context, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' }).state;

  it('changes the state only if it passed', () => {
    const failed = { ...run, ref: 'cake', status: 'failed' } as const;
    expect(reduceQuest(context, entered, failed)).toEqual({ state: entered, effects: [] });
    expect(reduceQuest(context, entered, { ...run, ref: 'cake' })).toEqual({
      state: { ...entered, passed: ['cake'] },
      effects: [],
    });
  });

  it('of an unknown task is rejected', () => {
    const { effects } = reduceQuest(context, entered, { ...run, ref: 'pie' });
    expect(effects).toEqual([{ kind: 'refused', reason: 'unknown-thing' }]);
  });

  it.each([
    ['20 KB', 'x'.repeat(20_480), true],
    ['one byte more', 'x'.repeat(20_481), false],
    ['20 KB of three-byte characters', '€'.repeat(6_827), false],
    ['a NUL', 'a\u0000b', false],
    ['nothing', '', true],
  ])('may contain %s: %s', (_what, code, fits) => {
    const event = { ...run, id: '00000000-0000-4000-8000-000000000001', ref: 'cake', code };
    expect(questEventSchema.safeParse(event).success).toBe(fits);
  });
});

// Every state that play can reach in every realm has one goal: a step that can be done now, or the exit when nothing is left.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { currentGoal } from '../../shared/src/quests/guidance.ts';
import { EMPTY_REALM_STATE, type RealmState } from '../../shared/src/quests/state.ts';
import { areAllTasksDone } from '../../shared/src/quests/tasks.ts';
import { compileContent } from './compile.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));

it.each(realms.map((content) => [content.realm.id, content] as const))('%s', (_id, { quest }) => {
  const steps = quest.tasks.flatMap((task) => task.steps);
  const seen = new Set<string>();
  const waiting: string[][] = [[]];
  for (let done = waiting.pop(); done; done = waiting.pop()) {
    const key = done.join();
    if (seen.has(key)) continue;
    seen.add(key);
    const state: RealmState = { ...EMPTY_REALM_STATE, entered: true, done };
    const goal = currentGoal(quest, state);
    const isOpen = ({ id, needs }: (typeof steps)[number]) =>
      !state.done.includes(id) && needs.every((need) => state.done.includes(need));
    if (areAllTasksDone(quest, state)) expect(goal).toMatchObject({ kind: 'exit', target: quest.exit.id });
    else expect(goal?.kind === 'step' && isOpen(goal.step) && goal.target !== null, key).toBe(true);
    waiting.push(...steps.filter(isOpen).map(({ id }) => [...state.done, id].sort()));
  }
  expect(seen.size).toBeGreaterThan(steps.length);
});

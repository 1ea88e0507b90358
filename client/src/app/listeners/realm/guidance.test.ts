// Tests the marks and the goal that the world is told, now and after each step.
import { expect, it } from 'vitest';
import { connectGuidance } from './guidance.ts';
import { createTestRealm } from './testing.ts';

it('follow the learner from the first task to its lantern', () => {
  const { bus, world } = createTestRealm();
  const stop = connectGuidance(world);
  const marks = () => bus.lastPayload('characters/marked')?.marks;
  const goal = () => bus.lastPayload('goal/marked')?.target;
  const { tasks } = world.content.quest;
  const target = tasks[0]?.steps[0]?.target;
  expect(goal()).toBe(target ?? null);
  world.record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  expect(marks()).toEqual({});
  expect(goal()).toBe(tasks[0]?.id);
  stop();
});

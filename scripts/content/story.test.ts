// Checks the story of the content: each realm hides one page of it, says what the Lamp wants, and asks a question at its arrow.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileContent } from './compile.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));

it('hides one page of the story in each realm of the course, beside the quest', () => {
  for (const { realm, quest } of realms) {
    const clues = realm.items.filter(({ clue }) => clue).map(({ id }) => id);
    expect(clues.length).toBeLessThanOrEqual(1);
    if (realm.course) expect(clues).toEqual([`clue-${realm.id}`]);
    const steps = quest.tasks.flatMap((task) => task.steps);
    expect(steps.filter(({ on }) => on.kind === 'item-collected' && clues.includes(on.ref))).toEqual([]);
  }
});

it('asks at each arrow a question of its own', () => {
  const hooks = realms.map(({ realm }) => realm.hook);
  expect(hooks.filter((hook) => !hook.endsWith('?'))).toEqual([]);
  expect(new Set(hooks).size).toBe(realms.length);
});

it('names the Lamp in the welcome of every realm of the course', () => {
  const silent = realms.filter(({ realm }) => realm.course && !/\bLamp\b/.test(realm.welcome.text));
  expect(silent.map(({ realm }) => realm.id)).toEqual([]);
});

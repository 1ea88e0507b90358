// Tests which saved file asks the development server for what.
import { expect, it } from 'vitest';
import { jobFor } from './jobFor.ts';

it.each([
  ['shared/content/realms/demo/quests.json', 'compile'],
  ['shared/content/realms/demo/lessons/speaking-sign/programs/sign.py', 'compile'],
  ['shared/content/help/walk.md', 'compile'],
  ['shared/generated/content/demo.json', 'restart'],
  ['shared/src/quests/reduce.ts', 'restart'],
  ['server/src/modules/users/table.ts', 'restart'],
  ['server/src/modules/users/users.test.ts', undefined],
  // vim tries with this name whether it may write in the folder.
  ['shared/content/realms/demo/4913', undefined],
  ['shared/content/realms/demo/.quests.json.swp', undefined],
  ['shared/content/realms/demo/quests.json~', undefined],
  ['shared/content/realms/demo/quests.json.tmp', undefined],
  ['shared/content/realms/demo/sedQ3xYz1', 'compile'],
  ['shared/content/realms/demo/texts.hi.todo.json', undefined],
  ['shared/generated/schemas/quests.json', undefined],
  ['client/src/main.tsx', undefined],
  ['tiled-maps/demo/demo.tmj', 'recheck'],
])('%s: %s', (path, job) => {
  expect(jobFor(path)).toBe(job);
});

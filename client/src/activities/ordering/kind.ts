// Where the client finds the parts of the activity kind 'ordering'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'ordering', typeof import('./drive.ts')>({
  view: async () => (await import('./OrderingActivity.tsx')).OrderingActivity,
  world: async () => (await import('./world.ts')).world,
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'matching'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'matching', typeof import('./drive.ts')>({
  view: async () => (await import('./MatchingActivity.tsx')).MatchingActivity,
  world: async () => (await import('./world.ts')).world,
  width: 'normal',
});

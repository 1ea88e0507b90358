// Where the client finds the parts of the activity kind 'placing'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'placing', typeof import('./drive.ts')>({
  view: async () => (await import('./PlacingActivity.tsx')).PlacingActivity,
  world: async () => (await import('./world.ts')).world,
  width: 'normal',
});

// Where the client finds the parts of the activity kind 'fact-check'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'fact-check', typeof import('./drive.ts')>({
  view: async () => (await import('./FactCheckActivity.tsx')).FactCheckActivity,
  world: async () => (await import('./world.ts')).connectTruthParrots,
  width: 'normal',
  stations: ['truth-parrots'],
});

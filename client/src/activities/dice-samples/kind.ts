// Where the client finds the parts of the activity kind 'dice-samples'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'dice-samples', typeof import('./drive.ts')>({
  view: async () => (await import('./DiceSamplesActivity.tsx')).DiceSamplesActivity,
  world: async () => (await import('./world.ts')).connectDiceLever,
  width: 'wide',
  stations: ['dice-lever'],
});

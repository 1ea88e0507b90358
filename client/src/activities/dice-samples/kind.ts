// Where the client finds the parts of the activity kind 'dice-samples'.
import { defineKind } from '../host/defineKind.ts';
import { leverArea } from './mechanic/leverLayout.ts';

export const kind = defineKind<'dice-samples', typeof import('./drive.ts')>({
  view: async () => (await import('./DiceSamplesActivity.tsx')).DiceSamplesActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'dice-lever',
    load: () => import('./mechanic/diceLever.ts'),
    areaOf: leverArea,
  },
  width: 'wide',
  stations: ['dice-lever'],
});

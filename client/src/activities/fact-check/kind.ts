// Where the client finds the parts of the activity kind 'fact-check'.
import { defineKind } from '../host/defineKind.ts';
import { BUBBLE } from './mechanic/flight.ts';

export const kind = defineKind<'fact-check', typeof import('./drive.ts')>({
  view: async () => (await import('./FactCheckActivity.tsx')).FactCheckActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'speech-bubbles',
    load: () => import('./mechanic/speechBubbles.ts'),
    // Over people the parrots rise as high again.
    area: { top: BUBBLE.ground * 1.8, side: BUBBLE.width / 2 },
  },
  width: 'normal',
});

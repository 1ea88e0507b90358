// Where the client finds the parts of the activity kind 'fact-check'.
import { PARROTS } from '@lanternwise/shared/activities/kit/facts/mapNames';
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
    // Between the pads, under the parrots.
    isGround: true,
    start: ({ properties: { trueX, falseX, trueY } }) => ({ x: (trueX + falseX) / 2, y: trueY + 46 }),
  },
  ground: { name: PARROTS },
  width: 'normal',
});

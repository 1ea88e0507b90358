// Where the client finds the parts of the activity kind 'river-crossing'.
import { STONES } from '@lanternwise/shared/activities/kit/words/mapNames';
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'river-crossing', typeof import('./drive.ts')>({
  view: async () => (await import('./RiverCrossingActivity.tsx')).RiverCrossingActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'stepping-stones',
    load: () => import('./mechanic/steppingStones.ts'),
    // The western bank, a step before the first log.
    isGround: true,
    start: ({ x, y, height }) => ({ x: x - 22, y: y + height / 3 }),
  },
  ground: { name: STONES },
  width: 'wide',
});

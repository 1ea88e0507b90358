// Where the client finds the parts of the activity kind 'river-crossing'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'river-crossing', typeof import('./drive.ts')>({
  view: async () => (await import('./RiverCrossingActivity.tsx')).RiverCrossingActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'stepping-stones',
    load: () => import('./mechanic/steppingStones.ts'),
  },
  width: 'wide',
});

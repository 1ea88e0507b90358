// Where the client finds the parts of the activity kind 'path-finding'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'path-finding', typeof import('./drive.ts')>({
  view: async () => (await import('./PathFindingActivity.tsx')).PathFindingActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'guide-dog',
    load: () => import('./mechanic/guideDog.ts'),
  },
  endsItself: true,
  width: 'normal',
});

// Where the client finds the parts of the activity kind 'path-finding'.
import { GARDEN } from '@lanternwise/shared/activities/path-finding/mapNames';
import { defineKind } from '../host/defineKind.ts';
import { mazeStorage } from './mazeDraft.ts';

export const kind = defineKind<'path-finding', typeof import('./drive.ts')>({
  view: async () => (await import('./PathFindingActivity.tsx')).PathFindingActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'guide-dog',
    load: () => import('./mechanic/guideDog.ts'),
    isGround: true,
    area: { top: 60 },
  },
  ground: {
    name: GARDEN,
    sendOut(activity) {
      const draft = mazeStorage(activity);
      draft.write({ ...draft.read(), isOut: true });
    },
  },
  endsItself: true,
  width: 'normal',
});

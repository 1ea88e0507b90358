// Where the client finds the parts of the activity kind 'caption-belt'.
import { BELT } from '@lanternwise/shared/activities/caption-belt/mapNames';
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'caption-belt', typeof import('./drive.ts')>({
  view: async () => (await import('./CaptionBeltActivity.tsx')).CaptionBeltActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'joke-belt',
    load: () => import('./mechanic/jokeBelt.ts'),
    // Left of the plates.
    isGround: true,
    start: ({ x, y }) => ({ x: x + 12, y: y + 70 }),
  },
  ground: { name: BELT },
  width: 'wide',
});

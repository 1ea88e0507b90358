// Where the client finds the parts of the activity kind 'feed-lab'.
import { TOWER } from '@lanternwise/shared/activities/feed-lab/mapNames';
import { defineKind } from '../host/defineKind.ts';
import { isTapped } from './feedDraft.ts';

export const kind = defineKind<'feed-lab', typeof import('./drive.ts')>({
  view: async () => (await import('./FeedLabActivity.tsx')).FeedLabActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'feed-tower',
    load: () => import('./mechanic/feedTower.ts'),
    isGround: true,
  },
  ground: { name: TOWER, sendOut: () => undefined, isOver: (lab) => lab.kind === 'feed-lab' && isTapped(lab) },
  width: 'wide',
});

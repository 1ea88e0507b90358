// Where the client finds the parts of the activity kind 'feed-lab'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'feed-lab', typeof import('./drive.ts')>({
  view: async () => (await import('./FeedLabActivity.tsx')).FeedLabActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'feed-tower',
    load: () => import('./mechanic/feedTower.ts'),
  },
  width: 'wide',
});

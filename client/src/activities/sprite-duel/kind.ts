// Where the client finds the parts of the activity kind 'sprite-duel'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'sprite-duel', typeof import('./drive.ts')>({
  view: async () => (await import('./SpriteDuelActivity.tsx')).SpriteDuelActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'sprite-walk',
    load: () => import('./mechanic/spriteWalk.ts'),
    // The doors above it, and the crowd with its sign below.
    area: { top: 70, side: 40, bottom: 70 },
  },
  width: 'wide',
});

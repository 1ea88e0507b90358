// Where the client finds the parts of the activity kind 'word-river'.
import { PAGES } from '@lanternwise/shared/activities/word-river/mapNames';
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'word-river', typeof import('./drive.ts')>({
  view: async () => (await import('./WordRiverActivity.tsx')).WordRiverActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'river-pages',
    load: () => import('./mechanic/riverPages.ts'),
    area: { top: 40 },
    // Before the page in the middle.
    isGround: true,
    start: ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height + 12 }),
  },
  ground: { name: PAGES },
  width: 'wide',
});

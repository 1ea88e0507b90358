// Where the client finds the parts of the activity kind 'meme-duel'.
import { STAGE } from '@lanternwise/shared/activities/meme-duel/mapNames';
import { defineKind } from '../host/defineKind.ts';
import { stageArea } from './mechanic/stageLayout.ts';

export const kind = defineKind<'meme-duel', typeof import('./drive.ts')>({
  view: async () => (await import('./MemeDuelActivity.tsx')).MemeDuelActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'duel-stage',
    load: () => import('./mechanic/duelStage.ts'),
    areaOf: stageArea,
    // The data are chosen in the window; then one goes on stage, from before its left letters.
    isGround: true,
    start: ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height + 60 }),
  },
  ground: { name: STAGE, isLater: true },
  width: 'wide',
});

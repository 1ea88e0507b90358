// Where the client finds the parts of the activity kind 'meme-duel'.
import { defineKind } from '../host/defineKind.ts';
import { stageArea } from './mechanic/stageLayout.ts';

export const kind = defineKind<'meme-duel', typeof import('./drive.ts')>({
  view: async () => (await import('./MemeDuelActivity.tsx')).MemeDuelActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'duel-stage',
    load: () => import('./mechanic/duelStage.ts'),
    areaOf: stageArea,
  },
  width: 'wide',
});

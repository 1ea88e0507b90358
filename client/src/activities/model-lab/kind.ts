// Where the client finds the parts of the activity kind 'model-lab'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'model-lab', typeof import('./drive.ts')>({
  view: async () => (await import('./ModelLabActivity.tsx')).ModelLabActivity,
  boards: async () => (await import('./boards.ts')).paintModels,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'lunch-yard',
    load: () => import('./mechanic/lunchYard.ts'),
    // The card over the crates.
    area: { top: 100 },
  },
  width: 'narrow',
});

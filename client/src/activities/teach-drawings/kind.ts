// Where the client finds the parts of the activity kind 'teach-drawings'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'teach-drawings', typeof import('./drive.ts')>({
  view: async () => (await import('./TeachDrawingsActivity.tsx')).TeachDrawingsActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'drawn-gate',
    load: () => import('./mechanic/drawnGate.ts'),
    // What floats beside the pillars.
    area: { top: 40, side: 110, bottom: 40 },
  },
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'tractor'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'tractor', typeof import('./drive.ts')>({
  view: async () => (await import('./TractorActivity.tsx')).TractorActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'tractor-field',
    load: () => import('./mechanic/tractorField.ts'),
    area: { top: 16 },
  },
  width: 'wide',
});

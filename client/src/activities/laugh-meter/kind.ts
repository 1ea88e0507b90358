// Where the client finds the parts of the activity kind 'laugh-meter'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'laugh-meter', typeof import('./drive.ts')>({
  view: async () => (await import('./LaughMeterActivity.tsx')).LaughMeterActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'laugh-meter',
    load: () => import('./mechanic/laughMeter.ts'),
  },
  width: 'wide',
});

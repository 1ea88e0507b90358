// Where the client finds the parts of the activity kind 'message-gate'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'message-gate', typeof import('./drive.ts')>({
  view: async () => (await import('./MessageGateActivity.tsx')).MessageGateActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'fort-gate',
    load: () => import('./mechanic/fortGate.ts'),
    area: { top: 60 },
  },
  width: 'wide',
});

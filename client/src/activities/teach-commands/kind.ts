// Where the client finds the parts of the activity kind 'teach-commands'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'teach-commands', typeof import('./drive.ts')>({
  view: async () => (await import('./TeachCommandsActivity.tsx')).TeachCommandsActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'bridge-robot',
    load: () => import('./mechanic/bridgeRobot.ts'),
    area: { top: 30 },
  },
  width: 'wide',
});

// Where the client finds the parts of the activity kind 'steering-rules'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'steering-rules', typeof import('./drive.ts')>({
  view: async () => (await import('./SteeringRulesActivity.tsx')).SteeringRulesActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'steering-yard',
    load: () => import('./mechanic/steeringYard.ts'),
    area: { top: 40, side: 16, bottom: 8 },
  },
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'steering-rules'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'steering-rules', typeof import('./drive.ts')>({
  view: async () => (await import('./SteeringRulesActivity.tsx')).SteeringRulesActivity,
  width: 'wide',
});

// Where the client finds the parts of the activity kind 'chat-rules'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'chat-rules', typeof import('./drive.ts')>({
  view: async () => (await import('./ChatRulesActivity.tsx')).ChatRulesActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'talking-gate',
    load: () => import('./mechanic/talkingGate.ts'),
    area: { top: 60, side: 120, bottom: 20 },
  },
  width: 'normal',
});

// Where the client finds the parts of the activity kind 'chat-rules'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'chat-rules', typeof import('./drive.ts')>({
  view: async () => (await import('./ChatRulesActivity.tsx')).ChatRulesActivity,
  width: 'normal',
});

// Where the client finds the parts of the activity kind 'voice-scope'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'voice-scope', typeof import('./drive.ts')>({
  view: async () => (await import('./VoiceScopeActivity.tsx')).VoiceScopeActivity,
  width: 'wide',
});

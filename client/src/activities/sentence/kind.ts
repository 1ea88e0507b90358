// Where the client finds the parts of the activity kind 'sentence'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'sentence', typeof import('./drive.ts')>({
  view: async () => (await import('./SentenceActivity.tsx')).SentenceActivity,
  width: 'narrow',
});

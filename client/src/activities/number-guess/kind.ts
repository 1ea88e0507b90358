// Where the client finds the parts of the activity kind 'number-guess'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'number-guess', typeof import('./drive.ts')>({
  view: async () => (await import('./NumberGuessActivity.tsx')).NumberGuessActivity,
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'choice-game'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'choice-game', typeof import('./drive.ts')>({
  view: async () => (await import('./ChoiceGameActivity.tsx')).ChoiceGameActivity,
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'word-river'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'word-river', typeof import('./drive.ts')>({
  view: async () => (await import('./WordRiverActivity.tsx')).WordRiverActivity,
  width: 'wide',
});

// Where the client finds the parts of the activity kind 'concept-match'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'concept-match', typeof import('./drive.ts')>({
  view: async () => (await import('./ConceptMatchActivity.tsx')).ConceptMatchActivity,
  width: 'normal',
});

// Where the client finds the parts of the activity kind 'visual-quiz'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'visual-quiz', typeof import('./drive.ts')>({
  view: async () => (await import('./VisualQuizActivity.tsx')).VisualQuizActivity,
  width: 'narrow',
});

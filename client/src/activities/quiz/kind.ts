// Where the client finds the parts of the activity kind 'quiz'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'quiz', typeof import('./drive.ts')>({
  view: async () => (await import('./QuizActivity.tsx')).QuizActivity,
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'pattern-learner'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'pattern-learner', typeof import('./drive.ts')>({
  view: async () => (await import('./PatternLearnerActivity.tsx')).PatternLearnerActivity,
  endsItself: true,
  width: 'narrow',
});

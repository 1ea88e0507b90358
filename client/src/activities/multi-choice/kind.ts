// Where the client finds the parts of the activity kind 'multi-choice'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'multi-choice', typeof import('./drive.ts')>({
  view: async () => (await import('./MultiChoiceActivity.tsx')).MultiChoiceActivity,
  width: 'narrow',
});

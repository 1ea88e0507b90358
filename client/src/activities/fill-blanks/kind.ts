// Where the client finds the parts of the activity kind 'fill-blanks'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'fill-blanks', typeof import('./drive.ts')>({
  view: async () => (await import('./FillBlanksActivity.tsx')).FillBlanksActivity,
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'teach-drawings'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'teach-drawings', typeof import('./drive.ts')>({
  view: async () => (await import('./TeachDrawingsActivity.tsx')).TeachDrawingsActivity,
  width: 'narrow',
});

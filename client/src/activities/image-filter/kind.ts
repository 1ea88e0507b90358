// Where the client finds the parts of the activity kind 'image-filter'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'image-filter', typeof import('./drive.ts')>({
  view: async () => (await import('./ImageFilterActivity.tsx')).ImageFilterActivity,
  width: 'wide',
});

// Where the client finds the parts of the activity kind 'dropdown-match'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'dropdown-match', typeof import('./drive.ts')>({
  view: async () => (await import('./DropdownMatchActivity.tsx')).DropdownMatchActivity,
  width: 'narrow',
});

// Where the client finds the parts of the activity kind 'image-explorer'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'image-explorer', typeof import('./drive.ts')>({
  view: async () => (await import('./ImageExplorerActivity.tsx')).ImageExplorerActivity,
  width: 'wide',
});

// Where the client finds the parts of the activity kind 'picture-labels'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'picture-labels', typeof import('./drive.ts')>({
  view: async () => (await import('./PictureLabelsActivity.tsx')).PictureLabelsActivity,
  width: 'normal',
});

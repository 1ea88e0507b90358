// Where the client finds the parts of the activity kind 'model-lab'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'model-lab', typeof import('./drive.ts')>({
  view: async () => (await import('./ModelLabActivity.tsx')).ModelLabActivity,
  boards: async () => (await import('./boards.ts')).paintModels,
  width: 'wide',
});

// Where the client finds the parts of the activity kind 'drawing-test'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'drawing-test', typeof import('./drive.ts')>({
  view: async () => (await import('./DrawingTestActivity.tsx')).DrawingTestActivity,
  boards: async () => (await import('../host/workBoards.ts')).paintWorks,
  width: 'normal',
});

// Where the client finds the parts of the activity kind 'data-plot'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'data-plot', typeof import('./drive.ts')>({
  view: async () => (await import('./DataPlotActivity.tsx')).DataPlotActivity,
  boards: async () => (await import('../host/workBoards.ts')).paintWorks,
  width: 'wide',
});

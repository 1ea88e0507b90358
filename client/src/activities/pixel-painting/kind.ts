// Where the client finds the parts of the activity kind 'pixel-painting'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'pixel-painting', typeof import('./drive.ts')>({
  view: async () => (await import('./PixelPaintingActivity.tsx')).PixelPaintingActivity,
  boards: async () => (await import('../host/workBoards.ts')).paintWorks,
  width: 'wide',
});

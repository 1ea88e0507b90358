// Where the client finds the parts of the activity kind 'meme-machine'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'meme-machine', typeof import('./drive.ts')>({
  view: async () => (await import('./MemeMachineActivity.tsx')).MemeMachineActivity,
  boards: async () => (await import('../host/workBoards.ts')).paintWorks,
  width: 'wide',
});

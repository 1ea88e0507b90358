// Where the client finds the parts of the activity kind 'council'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'council', typeof import('./drive.ts')>({
  view: async () => (await import('./CouncilActivity.tsx')).CouncilActivity,
  boards: async (world) => (await import('./gardenBoards.ts')).loadGardenBoards(world),
  width: 'normal',
});

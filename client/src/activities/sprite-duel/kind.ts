// Where the client finds the parts of the activity kind 'sprite-duel'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'sprite-duel', typeof import('./drive.ts')>({
  view: async () => (await import('./SpriteDuelActivity.tsx')).SpriteDuelActivity,
  world: async () => (await import('./world.ts')).connectSpriteWalk,
  boards: async () => (await import('../host/framedBoards.ts')).paintFrames,
  width: 'wide',
  stations: ['museum-walk'],
});

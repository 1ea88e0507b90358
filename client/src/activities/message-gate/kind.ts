// Where the client finds the parts of the activity kind 'message-gate'.
import { FORT } from '@lanternwise/shared/activities/message-gate/mapNames';
import { defineKind } from '../host/defineKind.ts';
import { isSortedByHand } from './handDraft.ts';

export const kind = defineKind<'message-gate', typeof import('./drive.ts')>({
  view: async () => (await import('./MessageGateActivity.tsx')).MessageGateActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'fort-gate',
    load: () => import('./mechanic/fortGate.ts'),
    isGround: true,
    area: { top: 60 },
  },
  ground: { name: FORT, sendOut: () => undefined, isOver: ({ id }) => isSortedByHand(id) },
  width: 'wide',
});

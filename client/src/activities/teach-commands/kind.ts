// Where the client finds the parts of the activity kind 'teach-commands'.
import { GAP } from '@lanternwise/shared/activities/teach-commands/mapNames';
import { defineKind } from '../host/defineKind.ts';
import { isHeardToFail } from './teachingDraft.ts';

export const kind = defineKind<'teach-commands', typeof import('./drive.ts')>({
  view: async () => (await import('./TeachCommandsActivity.tsx')).TeachCommandsActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'bridge-robot',
    load: () => import('./mechanic/bridgeRobot.ts'),
    isGround: true,
    area: { top: 30 },
  },
  ground: { name: GAP, sendOut: () => undefined, isOver: isHeardToFail },
  width: 'wide',
});

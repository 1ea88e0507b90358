// The gate of the map: the visitor of the open window asks, and the bot answers by the learner's words.
import { GATE } from '@lanternwise/shared/activities/chat-rules/mapNames';
import type { CreateFace } from '../host/worldFace.ts';
import type { GateTalk } from './messages.ts';

export const world: CreateFace<'chat-rules', 'talking-gate', GateTalk> = () => ({
  mechanic: 'talking-gate',
  show: ({ view }) => ({ [GATE]: { talk: view } }),
});

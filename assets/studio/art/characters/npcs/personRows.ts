// Owns the rows of people: those who walk about and those who stand and turn to the player.
import type { Frame } from '../../core/frame.ts';
import type { Look, Pose } from '../look.ts';
import { person } from '../person.ts';
import { walkPose } from '../sheet.ts';
import { type FrameRow, glanceRows, idleRow, STEPS, walkRows } from './rows.ts';

/** A breath from foot to foot, a look aside, a blink and a greeting. */
const PERSON_IDLE: readonly Pose[] = [
  {},
  { lift: 0.6, sway: 1.2 },
  { lift: 0.9, sway: 1.6, yaw: 9 },
  { lift: 0.5, yaw: 5, blink: true },
  { lift: 0.7, sway: -1.4, tilt: -4 },
  { lift: 0.5, sway: -1.4, tilt: -4, wave: 9 },
];

export const walkingPerson = (npc: string, look: Look, frame: Frame): FrameRow[] => [
  idleRow(npc, frame, 240, PERSON_IDLE, (pose) => person(look, pose)),
  ...walkRows(npc, frame, (index, direction) => person(look, walkPose(direction, index, STEPS))),
];

export const standingPerson = (npc: string, look: Look, frame: Frame): FrameRow[] => [
  idleRow(npc, frame, 240, PERSON_IDLE, (pose) => person(look, pose)),
  ...glanceRows(npc, frame, () => person(look)),
];

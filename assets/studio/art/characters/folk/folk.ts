// Owns what the named people of a realm are made of: their looks become sprites (few frames, they are many) and portraits.

import type { Look, Pose } from '../look.ts';
import { type FrameRow, glanceRows, idleRow, PERSON_FRAME, STEPS, TALL_FRAME, walkRows } from '../npcs/rows.ts';
import { person } from '../person.ts';
import { personPortraits } from '../portraits/personPortraits.ts';
import type { PortraitSubject } from '../portraits/portrait.ts';
import { walkPose } from '../sheet.ts';

/** A grown-up; a look names only what differs. */
export const GROWN = {
  hip: 15.4,
  girth: 1,
  head: 0.92,
  hairColor: '#2f2033',
  brow: '#2f2033',
  iris: '#6a4a2a',
  shoes: '#4a4463',
} as const;

/** A child of about ten. */
export const CHILD = { ...GROWN, hip: 10, girth: 0.9, head: 0.95 } as const;

interface Townsperson {
  readonly look: Look;
  /** Stays in one place: needs no steps. */
  readonly stands?: boolean;
  /** Carries or wears what does not fit the ordinary frame. */
  readonly tall?: boolean;
}

/** The characters that one module draws; `module` is the source whose change makes them stale. */
export interface Folk {
  readonly module: string;
  readonly rows: readonly FrameRow[];
  readonly portraits: Readonly<Record<string, PortraitSubject>>;
}

/** A breath, a look aside with a blink, and a greeting. */
const IDLE: readonly Pose[] = [
  {},
  { lift: 0.8, sway: 1.5, yaw: 8 },
  { lift: 0.5, yaw: 5, blink: true },
  { lift: 0.5, sway: -1.4, tilt: -4, wave: 9 },
];

function rowsOf(id: string, { look, stands = false, tall = false }: Townsperson): FrameRow[] {
  const frame = tall ? TALL_FRAME : PERSON_FRAME;
  const steps = stands
    ? glanceRows(id, frame, () => person(look))
    : walkRows(id, frame, (index, direction) => person(look, walkPose(direction, index, STEPS)));
  return [idleRow(id, frame, 320, IDLE, (pose) => person(look, pose)), ...steps];
}

/** The folk of one realm, by sprite id. */
export const folkOf = (module: string, people: Readonly<Record<string, Townsperson>>): Folk => ({
  module,
  rows: Object.entries(people).flatMap(([id, one]) => rowsOf(id, one)),
  portraits: personPortraits(Object.fromEntries(Object.entries(people).map(([id, { look }]) => [id, look]))),
});

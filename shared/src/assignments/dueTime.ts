// Computes when an assignment is due from the date and the time on the teacher's clock.
import { zoneOffset } from '../groups/weeklyOpening.ts';

export interface DueDate {
  /** E.g. `2026-11-27`. */
  date: string;
  /** E.g. `08:30`; null means until the end of the day. */
  time: string | null;
}

const LAST_MINUTE = '23:59';

/** Epoch milliseconds; undefined for a date that no calendar has, e.g. 31 February. */
export function dueTime({ date, time }: DueDate, timeZone: string): number | undefined {
  const wall = Date.parse(`${date}T${time ?? LAST_MINUTE}:00.000Z`);
  // Date.parse accepts 31 February in some engines, as 3 March.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) return undefined;
  const near = wall - zoneOffset(wall, timeZone);
  // The offset at that time may differ from the one at the same time of UTC, on the day of a change of clocks.
  return wall - zoneOffset(near, timeZone);
}

/** The date and the time on the clock of a zone, for a form that edits them. */
export function dueDateOf(dueAt: number, allDay: boolean, timeZone: string): DueDate {
  const wall = new Date(dueAt + zoneOffset(dueAt, timeZone)).toISOString();
  return { date: wall.slice(0, 10), time: allDay ? null : wall.slice(11, 16) };
}

// Computes when the realms of a weekly opening open, so that nothing but its beginning is ever stored.

const WEEK_MS = 7 * 24 * 3_600_000;

/** Difference between the clock on the wall and UTC, in milliseconds, at a time in a zone. */
export function zoneOffset(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return wall - Math.floor(time / 1000) * 1000;
}

/**
 * The same time of day, `week` weeks after `from` (epoch milliseconds), also across a change to or from summer time. Without a
 * zone, weeks of UTC.
 */
export function weeklyOpening(from: number, week: number, timeZone: string | null): number {
  const time = from + week * WEEK_MS;
  return timeZone === null ? time : time + zoneOffset(from, timeZone) - zoneOffset(time, timeZone);
}

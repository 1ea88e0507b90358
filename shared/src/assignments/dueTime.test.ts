// Tests when an assignment is due: the clock of the teacher, days without a time, summer time, days that no calendar has.
import { describe, expect, it } from 'vitest';
import { dueDateOf, dueTime } from './dueTime.ts';

const iso = (date: string, time: string | null, zone: string) => {
  const at = dueTime({ date, time }, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe('a due time', () => {
  it.each([
    ['2026-11-27', '08:30', 'Asia/Kolkata', '2026-11-27T03:00:00.000Z'],
    ['2026-11-27', null, 'Asia/Kolkata', '2026-11-27T18:29:00.000Z'],
    ['2026-11-27', null, 'UTC', '2026-11-27T23:59:00.000Z'],
    ['2026-11-27', '00:00', 'America/New_York', '2026-11-27T05:00:00.000Z'],
    // The clocks go forward at 01:00 UTC and back at 01:00 UTC.
    ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', null, 'Europe/Berlin', '2026-10-25T22:59:00.000Z'],
    ['2028-02-29', '12:00', 'UTC', '2028-02-29T12:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, expected) => {
    expect(iso(date, time, zone)).toBe(expected);
  });

  it.each(['2026-02-31', '2027-02-29', '2026-13-01', '2026-00-10', 'tomorrow'])('%s is no day', (date) => {
    expect(iso(date, null, 'UTC')).toBeUndefined();
  });

  it('is shown as it was set', () => {
    for (const zone of ['Asia/Kolkata', 'Europe/Berlin', 'Pacific/Auckland', 'America/New_York']) {
      for (const time of ['08:30', null]) {
        const due = { date: '2026-10-25', time };
        expect(dueDateOf(dueTime(due, zone) ?? 0, time === null, zone)).toEqual(due);
      }
    }
  });
});

// Invented, seeded visitor counts of Think Tank Park: twelve days of ten hours. The rows in the content were made with it once.
import { seededRandom } from '@lanternwise/shared/learning/random';

const SEED = 2305;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'] as const;
const WEEKEND: readonly string[] = ['sat', 'sun'];
const FIRST_HOUR = 9;
/** Mean visitors by hour: a dip at lunch, the peak in the afternoon. */
const BY_HOUR = [24, 37, 52, 44, 58, 74, 88, 80, 46, 28];
/** Noon temperature of each day. */
const NOON = [21, 23, 26, 24, 19, 25, 27, 28, 26, 22, 20, 24];
const RIDES = ['carousel', 'boats', 'swings', 'maze'] as const;

export type VisitorRow = [
  weekday: string,
  hour: number,
  temperature: number,
  visitors: number,
  ices: number,
  ride: string,
];

export function makeParkVisitors(): VisitorRow[] {
  const random = seededRandom(SEED);
  return DAYS.flatMap((weekday, day) =>
    BY_HOUR.map((mean, at): VisitorRow => {
      const hour = FIRST_HOUR + at;
      const temperature = Math.round((NOON[day] ?? 22) + 4 - Math.abs(hour - 15) * 1.1 + random() * 2);
      const crowd = WEEKEND.includes(weekday) ? 1.35 : 0.93;
      const visitors = Math.round(mean * crowd * (0.9 + random() * 0.2));
      const ices = Math.round(visitors * Math.max(0.05, (temperature - 15) / 28) * (0.85 + random() * 0.3));
      // Water is liked when it is warm.
      const ride = temperature >= 27 && random() < 0.6 ? 'boats' : RIDES[Math.floor(random() * RIDES.length)];
      return [weekday, hour, temperature, visitors, ices, ride ?? 'maze'];
    }),
  );
}

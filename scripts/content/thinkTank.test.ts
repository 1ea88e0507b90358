// Tests that the visitor data of Think Tank Park say what the texts of its lessons claim.
import { readFileSync } from 'node:fs';
import { meanByGroup } from '@lanternwise/shared/learning/plotData';
import { describe, expect, it } from 'vitest';
import { makeParkVisitors, type VisitorRow } from './testing/parkVisitors.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../shared/content/realms/think-tank-park/${path}`, import.meta.url), 'utf8');
const { rows } = JSON.parse(read('activities/visitor-plot.json')) as { rows: VisitorRow[] };
const means = new Map(
  meanByGroup(rows.map(([, hour, , visitors]) => ({ group: String(hour), value: visitors }))).map(
    ({ group, mean }) => [Number(group), mean] as const,
  ),
);
const at = (hour: number) => means.get(hour) ?? 0;

describe('the visitors of Think Tank Park', () => {
  it('are 120 rows, as the generator makes them', () => {
    expect(rows).toHaveLength(120);
    expect(rows).toEqual(makeParkVisitors());
  });

  it('are most at 15, about 86, clearly more than at 16', () => {
    expect(Math.max(...means.values())).toBe(at(15));
    expect(Math.round(at(15))).toBe(86);
    expect(at(15) - at(16)).toBeGreaterThan(4);
  });

  it('are fewer at 12 than at 11 and at 13, and more than 40', () => {
    expect(at(12)).toBeLessThan(at(11));
    expect(at(12)).toBeLessThan(at(13));
    expect(at(12)).toBeGreaterThan(40);
  });

  it('become fewer for good after 15', () => {
    expect([at(15), at(16), at(17), at(18)]).toEqual([at(15), at(16), at(17), at(18)].sort((a, b) => b - a));
  });
});

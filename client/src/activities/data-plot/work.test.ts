// Tests that a learner's plot hangs on the board of the person who asked for it, as it was built, and again from the stored figures.
import { readFileSync } from 'node:fs';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { worksIn } from '../host/works.ts';
import { plotFigures } from './work.ts';

const content = realmContentSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../shared/generated/content/think-tank-park.json', import.meta.url), 'utf8'),
  ),
);
const after = (kind: 'bars' | 'line', axis: 'zero' | 'cut') =>
  worksIn(content, { ...EMPTY_REALM_STATE, cards: { 'visitor-plot': plotFigures({ kind, axis }) } });

describe('the big board', () => {
  it('is empty before the plot is right', () => {
    expect(worksIn(content, EMPTY_REALM_STATE)).toEqual([]);
  });

  it.each([
    ['bars', 'zero', 10, true],
    ['line', 'zero', 0, true],
    ['line', 'cut', 0, false],
  ] as const)('shows %s from %s as the learner built them', (kind, axis, bars, fromZero) => {
    const [plot] = after(kind, axis);
    expect(plot).toMatchObject({ hangs: { as: 'plot', at: 'gardener' }, isSample: false });
    const strokes = plot?.picture.strokes ?? [];
    expect(strokes.filter((stroke) => stroke.kind === 'fill')).toHaveLength(bars);
    expect(strokes.some(({ text }) => text === '0')).toBe(fromZero);
  });

  it('draws ten bars, of which the highest stands out, inside the picture', () => {
    const picture = after('bars', 'zero')[0]?.picture;
    const bars = picture?.strokes.filter((stroke) => stroke.kind === 'fill') ?? [];
    expect(bars).toHaveLength(10);
    expect(new Set(bars.map(({ color }) => color)).size).toBe(2);
    expect(bars[6]?.color).not.toBe(bars[0]?.color);
    for (const { points } of picture?.strokes ?? [])
      for (const [at, value] of points.entries()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(at % 2 === 0 ? (picture?.width ?? 0) : (picture?.height ?? 0));
      }
  });
});

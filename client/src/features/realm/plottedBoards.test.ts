// Tests that a learner's plot hangs on the board of the person who asked for it, as it was built, and again from the stored figures.
import { readFileSync } from 'node:fs';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { drawPlot } from './plotPicture.ts';
import { plotFigures, plottedBoards } from './plottedBoards.ts';

const content = realmContentSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../shared/generated/content/think-tank-park.json', import.meta.url), 'utf8'),
  ),
);
const after = (kind: 'bars' | 'line', axis: 'zero' | 'cut') =>
  plottedBoards(content, { ...EMPTY_REALM_STATE, cards: { 'visitor-plot': plotFigures({ kind, axis }) } });

describe('the big board', () => {
  it('is empty before the plot is right', () => {
    expect(plottedBoards(content, EMPTY_REALM_STATE)).toEqual([]);
  });

  it.each([
    ['bars', 'zero'],
    ['line', 'zero'],
    ['line', 'cut'],
  ] as const)('shows %s from %s as the learner built them', (kind, axis) => {
    expect(after(kind, axis)).toMatchObject([{ board: 'gardener', choice: { x: 'hour', y: 'visitors', kind, axis } }]);
  });

  it('draws ten bars, of which the highest stands out, inside the picture', () => {
    const [plotted] = after('bars', 'zero');
    const picture = plotted && drawPlot(plotted);
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

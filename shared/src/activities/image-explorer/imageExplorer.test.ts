// Tests of the image explorer's rules against cases calculated by hand.
import { describe, expect, it } from 'vitest';
import { explainEdge, judgeTool } from './judge.ts';
import { judgeExamples, judgeFeatures } from './models.ts';
import { brighten, measureBrightness, toGrey, toPixels, withChannels } from './picture.ts';
import type { ExampleDrawing, ToolOf } from './tools.ts';

/** Two colours: 102030 and f0f0f0. */
const PICTURE = { palette: ['102030', 'f0f0f0'], rows: ['01', '00'] };

describe('pictures', () => {
  it('are read from palette and rows, and each grey is the mean of its three channels', () => {
    const pixels = toPixels(PICTURE);
    expect([...pixels.data.slice(0, 6)]).toEqual([0x10, 0x20, 0x30, 0xf0, 0xf0, 0xf0]);
    expect([...toGrey(pixels).data]).toEqual([32, 240, 32, 32]);
  });

  it('keep only the channels whose lamps are on', () => {
    expect([...withChannels(toPixels(PICTURE), ['blue']).data.slice(0, 3)]).toEqual([0, 0, 0x30]);
    expect([...withChannels(toPixels(PICTURE), []).data]).toEqual(new Array(12).fill(0));
  });

  it('become brighter up to 255, and what would be more is counted as lost', () => {
    const pixels = toPixels(PICTURE);
    expect([...brighten(pixels, 100).data.slice(0, 6)]).toEqual([116, 132, 148, 255, 255, 255]);
    // Three of twelve values are cut off; the mean of 3 × (116 + 132 + 148) and 3 × 255 over twelve is 162.75.
    expect(measureBrightness(pixels, 100)).toEqual({ mean: 163, lost: 25 });
    expect(measureBrightness(pixels, 15)).toMatchObject({ lost: 0 });
  });
});

it('the edge filter gives 8 × the middle minus its neighbours, with the border repeated', () => {
  const spot = { palette: ['000000', '0a0a0a'], rows: ['000', '010', '000'] };
  expect(explainEdge(spot, { x: 1, y: 1 }).sum).toBe(80);
  expect(explainEdge(spot, { x: 0, y: 1 }).sum).toBe(-10);
  expect(explainEdge({ ...spot, rows: ['111', '111', '111'] }, { x: 0, y: 0 }).sum).toBe(0);
});

it('two features are judged by the three nearest others, never by the thing itself', () => {
  const things = [0, 1, 2, 8, 9, 10].map((value, at) => ({ group: at < 3 ? 'low' : 'high', values: [value, 5] }));
  const tool = { features: [{ id: 'size' }, { id: 'same' }], things } as unknown as ToolOf<'features'>;
  expect(judgeFeatures(tool, ['size', 'same'])).toEqual(new Array(6).fill(true));
  // All others are equally far: the first three win, two or three of which are low.
  expect(judgeFeatures(tool, ['same', 'same']).slice(3)).toEqual([false, false, false]);
});

describe('examples', () => {
  const drawing = (id: string, group: string, row: string): ExampleDrawing => ({ id, group, rows: [row] });
  const tool = {
    pool: [drawing('a', 'flat', '####....'), drawing('b', 'dot', '#.......')],
    tests: [drawing('t', 'dot', '##......')],
  } as unknown as ToolOf<'training'>;

  it('give a new drawing the name of the one with the fewest different pixels', () => {
    expect(judgeExamples(tool, ['a', 'b'])[0]).toMatchObject({ nearest: { id: 'b' }, different: 1, isRight: true });
    expect(judgeExamples(tool, ['a'])[0]).toMatchObject({ nearest: { id: 'a' }, different: 2, isRight: false });
  });

  it('are needed at all', () => {
    expect(judgeExamples(tool, [])[0]).toMatchObject({ nearest: undefined, isRight: false });
  });
});

it('the state of another tool reaches nothing', () => {
  const tool = { kind: 'edges', ...PICTURE, least: 10, why: 'no edge at {sum}' } as const;
  const edges: ToolOf<'edges'> = { ...tool, palette: [...tool.palette], rows: [...tool.rows] };
  expect(judgeTool(edges, { kind: 'brightness', add: 0 })).toEqual({ isReached: false, why: undefined });
  expect(judgeTool(edges, { kind: 'edges', x: 1, y: 0 })).toEqual({ isReached: true });
});

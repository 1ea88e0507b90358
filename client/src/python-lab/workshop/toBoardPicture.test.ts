// @vitest-environment jsdom
// Tests that a drawing is fitted to what was drawn, stays small, and is kept in this browser until the next program makes something.
import { beforeEach, expect, it } from 'vitest';
import { readOutput } from '../../features/progress/programOutputs.ts';
import { readPicture } from '../../features/progress/programPictures.ts';
import type { IcingShape } from './drawCommand.ts';
import { rememberRun } from './rememberRun.ts';
import { MAX_PICTURE_BYTES, toBoardPicture } from './toBoardPicture.ts';

beforeEach(() => localStorage.clear());

const line = (x: number, y: number, toX: number, toY: number): IcingShape => ({
  kind: 'line',
  bag: 0,
  from: { x, y },
  to: { x: toX, y: toY },
  colour: '#e6262c',
  width: 4,
});
const pictureOf = (...shapes: IcingShape[]) =>
  toBoardPicture(
    shapes.map((icing) => ({ icing, isRedraw: false })),
    '#fffaf0',
  );

it('joins lines and fits them, y downwards', () => {
  expect(pictureOf(line(-38, 0, 38, 0), line(38, 0, 38, 76))).toEqual({
    paper: '#fffaf0',
    width: 160,
    height: 160,
    strokes: [{ kind: 'line', color: '#e6262c', size: 8, points: [4, 156, 156, 156, 156, 4] }],
  });
});

it('is nothing where nothing was drawn', () => {
  expect(pictureOf()).toBeUndefined();
});

it('is cut at 4 KB', () => {
  const many = Array.from({ length: 3000 }, (_, at) => line(at % 200, at % 7, (at * 13) % 250, (at * 7) % 90));
  const picture = pictureOf(...many);
  expect(picture?.strokes.length).toBeGreaterThan(20);
  expect(JSON.stringify(picture).length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
});

it('keeps the last drawing or output of the workshop for its board', () => {
  const draw = JSON.stringify([['l', 0, 0, 0, 100, 0, '#e6262c', 3]]);
  rememberRun('ada', { printed: '', drawn: [draw] });
  expect(readPicture('ada', 'bakery-workshop')?.strokes).toHaveLength(1);
  rememberRun('ada', { printed: '', drawn: [] });
  expect(readPicture('ada', 'bakery-workshop')).toBeDefined();
  rememberRun('ada', { printed: 'forty-two', drawn: [] });
  expect(readPicture('ada', 'bakery-workshop')).toBeUndefined();
  expect(readOutput('ada', 'bakery-workshop')).toEqual(['forty-two']);
  expect(readPicture('bea', 'bakery-workshop')).toBeUndefined();
});

// Our own drawings, in place of those that a learner left in another browser: something tall, something flat, something round.
import { PAD_SIZE } from '../kit/drawings/drawings.ts';

type Ink = (x: number, y: number) => boolean;

/** Both ends belong to it. */
const rectangle =
  (left: number, right: number, top: number, foot: number): Ink =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= foot;

const MIDDLE = (PAD_SIZE - 1) / 2;
const far = (x: number, y: number): number => Math.hypot(x - MIDDLE, y - MIDDLE);

const SHAPES: readonly (readonly Ink[])[] = [
  [
    rectangle(7, 9, 1, 14),
    // With a lamp on top, and with a foot.
    (x, y) => rectangle(7, 8, 1, 14)(x, y) || rectangle(5, 10, 2, 4)(x, y),
    (x, y) => rectangle(7, 8, 1, 13)(x, y) || rectangle(5, 10, 13, 14)(x, y),
  ],
  [
    rectangle(2, 13, 7, 9),
    // Two with a tail.
    (x, y) => ((x - 6) / 5) ** 2 + ((y - 8) / 3) ** 2 <= 1 || (x > 10 && x < 15 && Math.abs(y - 8) <= x - 11),
    (x, y) => rectangle(1, 10, 6, 9)(x, y) || rectangle(11, 12, 7, 8)(x, y) || rectangle(13, 14, 5, 10)(x, y),
  ],
  [
    rectangle(4, 11, 4, 11),
    (x, y) => far(x, y) > 3.5 && far(x, y) <= 5.6,
    // A ring with rays.
    (x, y) =>
      (far(x, y) > 2.2 && far(x, y) <= 4) ||
      (far(x, y) > 5 && (x === 7 || y === 7 || x === y || x + y === PAD_SIZE - 1) && far(x, y) < 9),
  ],
];

const draw = (hasInk: Ink): string =>
  Array.from({ length: PAD_SIZE ** 2 }, (_, at) => (hasInk(at % PAD_SIZE, Math.floor(at / PAD_SIZE)) ? '1' : '0')).join(
    '',
  );

/** For the first, the second and the third thing of an activity, three drawings each. */
export const SAMPLE_DRAWINGS: readonly (readonly string[])[] = SHAPES.map((shapes) => shapes.map(draw));

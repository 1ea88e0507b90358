// Draws the scenes of memes as strokes, with their caption below: for windows, for the frame in the factory and for the closing ceremony.
import type { SceneId } from '@lanternwise/shared/activities/kit/memes/fields';
import type { BoardPicture, BoardStroke } from '../../../bridge/boardPicture.ts';

const WIDTH = 240;
const SCENE_HEIGHT = 130;
const LINE_HEIGHT = 19;
const TEXT_SIZE = 15;
/** Letters on a line at TEXT_SIZE; Devanagari is about as broad. */
const LINE_LETTERS = 28;
const MAX_LINES = 4;

const PAPER = '#fff6e0';
const INK = '#2a1f3d';

type Point = readonly [x: number, y: number];

const fill = (color: string, ...points: Point[]): BoardStroke => ({
  kind: 'fill',
  color,
  size: 1,
  points: points.flat(),
});
const line = (color: string, size: number, ...points: Point[]): BoardStroke => ({
  kind: 'line',
  color,
  size,
  points: points.flat(),
});
const box = (color: string, x: number, y: number, width: number, height: number): BoardStroke =>
  fill(color, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const CORNERS = 28;
function oval(color: string, x: number, y: number, rx: number, ry = rx, from = 0, to = 2 * Math.PI): BoardStroke {
  const points = Array.from({ length: CORNERS + 1 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / CORNERS;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
  return fill(color, ...points);
}
const dot = (color: string, size: number, x: number, y: number): BoardStroke => line(color, size, [x, y], [x, y]);
const eyes = (x: number, y: number, gap: number, size = 5): BoardStroke[] => [
  dot(INK, size, x - gap, y),
  dot(INK, size, x + gap, y),
];
const floor = (wall: string, ground: string, at = 96): BoardStroke[] => [
  box(wall, 0, 0, WIDTH, at),
  box(ground, 0, at, WIDTH, SCENE_HEIGHT - at),
];

const cat = (): BoardStroke[] => [
  ...floor('#bfe3f2', '#e0a86f'),
  box('#ffffff', 20, 12, 44, 40),
  box('#8fd0ee', 24, 16, 36, 32),
  oval('#d9566b', 126, 60, 76, 34),
  box('#c23f58', 50, 66, 152, 40),
  box('#a82f4a', 62, 104, 10, 12),
  box('#a82f4a', 180, 104, 10, 12),
  oval('#e9798a', 62, 76, 18, 24),
  oval('#e9798a', 190, 76, 18, 24),
  oval('#f6c25b', 162, 62, 16, 14),
  oval('#f08a2c', 118, 78, 38, 18),
  line('#f08a2c', 9, [152, 80], [168, 88], [176, 78]),
  oval('#f08a2c', 90, 66, 20, 17),
  fill('#f08a2c', [73, 60], [74, 38], [88, 52]),
  fill('#f08a2c', [94, 52], [107, 38], [107, 60]),
  line(INK, 2.5, [79, 66], [83, 69], [87, 66]),
  line(INK, 2.5, [94, 66], [98, 69], [102, 66]),
  fill('#c23f58', [88, 72], [94, 72], [91, 75]),
  line('#b8600f', 3, [112, 62], [114, 72]),
  line('#b8600f', 3, [126, 61], [127, 72]),
];

const RAIN_DROPS: readonly Point[] = [
  ...([12, 52, 92, 172, 212] as const).map((x): Point => [x, 46]),
  ...([30, 70, 190, 228] as const).map((x): Point => [x, 72]),
];
const rain = (): BoardStroke[] => [
  ...floor('#8fa6c9', '#6f7f8f', 102),
  oval('#e6edf7', 60, 20, 34, 15),
  oval('#e6edf7', 88, 26, 30, 13),
  oval('#c9d4e6', 170, 18, 38, 15),
  oval('#c9d4e6', 200, 26, 28, 12),
  ...RAIN_DROPS.map(([x, y]) => line('#dff0ff', 3, [x, y], [x - 5, y + 14])),
  oval('#4f8fd0', 122, 114, 66, 10),
  line('#5a3d1c', 4, [128, 62], [128, 96]),
  oval('#ffca3a', 128, 64, 50, 30, Math.PI, 2 * Math.PI),
  fill('#f2a71b', [112, 64], [128, 34], [144, 64]),
  oval('#6fbf4a', 124, 98, 20, 14),
  oval('#6fbf4a', 114, 85, 7),
  oval('#6fbf4a', 134, 85, 7),
  ...eyes(124, 84, 10, 6),
  line(INK, 2.5, [114, 97], [124, 102], [134, 97]),
];

const bus = (): BoardStroke[] => [
  ...floor('#bfe8ff', '#8b8f99', 100),
  oval('#9bd67a', 30, 100, 44, 26, Math.PI, 2 * Math.PI),
  oval('#7fc463', 214, 100, 50, 34, Math.PI, 2 * Math.PI),
  box('#ffb81c', 46, 36, 138, 62),
  oval('#ffb81c', 184, 80, 20, 18),
  box('#e08a00', 46, 78, 150, 6),
  ...[54, 86, 118, 150].map((x) => box('#dff4ff', x, 46, 26, 24)),
  oval('#8a5a3b', 67, 62, 8),
  oval('#5c3a24', 99, 60, 8),
  oval('#c98f63', 131, 63, 8),
  ...eyes(67, 62, 3, 2.5),
  ...eyes(99, 60, 3, 2.5),
  ...eyes(131, 62, 3, 2.5),
  line(INK, 1.5, [64, 66], [67, 67], [70, 66]),
  line(INK, 1.5, [128, 67], [134, 67]),
  oval(INK, 76, 100, 14),
  oval(INK, 160, 100, 14),
  oval('#d7dae2', 76, 100, 6),
  oval('#d7dae2', 160, 100, 6),
  box('#ffffff', 14, 98, 22, 16),
  line('#d9566b', 2, [17, 103], [33, 103]),
  line('#6a7bd1', 2, [17, 108], [29, 108]),
];

const cricket = (): BoardStroke[] => [
  ...floor('#f4d3a8', '#8fcf6a', 92),
  box('#a0522d', 136, 8, 88, 62),
  box('#9fdcf5', 144, 16, 72, 46),
  line('#a0522d', 4, [180, 16], [180, 62]),
  fill('#5aa9cf', [150, 20], [174, 34], [158, 58]),
  line('#ffffff', 2, [162, 38], [148, 18]),
  line('#ffffff', 2, [162, 38], [176, 22]),
  line('#ffffff', 2, [162, 38], [152, 58]),
  oval('#d63b3b', 162, 38, 9),
  line('#ffffff', 1.5, [156, 36], [168, 40]),
  ...[150, 160, 170].map((x) => line('#f7e7c4', 5, [x, 80], [x, 116])),
  line('#d9bb83', 4, [148, 79], [172, 79]),
  oval('#8a5a3b', 62, 46, 14),
  oval('#2d6cdf', 62, 38, 16, 10, Math.PI, 2 * Math.PI),
  line('#2d6cdf', 4, [74, 38], [86, 40]),
  ...eyes(64, 48, 5, 3),
  oval(INK, 66, 55, 3, 4),
  box('#ffffff', 48, 60, 28, 34),
  box('#2b3a67', 50, 92, 10, 24),
  box('#2b3a67', 64, 92, 10, 24),
  line('#8a5a3b', 6, [74, 66], [92, 58]),
  line('#d9a15c', 9, [92, 60], [108, 26]),
];

const tiffin = (): BoardStroke[] => [
  ...floor('#ffe3ec', '#c98a54', 88),
  oval('#f7f7fb', 120, 104, 92, 18),
  oval('#b9bfcc', 78, 96, 42, 14),
  box('#b9bfcc', 36, 70, 84, 26),
  oval('#e6e9f0', 78, 70, 42, 14),
  oval('#fffdf5', 78, 70, 35, 10),
  ...[58, 70, 82, 94, 76, 64, 90].map((x, at) => dot('#e3d6ae', 3, x, 66 + (at % 3) * 4)),
  fill('#e0a030', [128, 96], [166, 46], [196, 98]),
  fill('#c47f14', [128, 96], [196, 98], [186, 106], [140, 106]),
  line('#a86a0c', 2, [140, 90], [150, 78]),
  ...eyes(162, 78, 9, 5),
  line(INK, 2.5, [156, 88], [162, 91], [169, 88]),
  oval('#5aa845', 212, 98, 15, 9),
  oval('#7cc95f', 210, 95, 9, 5),
  line('#9aa0ae', 5, [24, 112], [86, 120]),
  oval('#9aa0ae', 22, 111, 9, 6),
];

const robot = (): BoardStroke[] => [
  ...floor('#d6ccf5', '#8d7cc4'),
  box('#ffffff', 182, 44, 40, 40),
  dot(INK, 6, 194, 64),
  dot(INK, 6, 210, 64),
  line('#3b3357', 4, [140, 84], [160, 104], [176, 98], [176, 70], [190, 66]),
  line('#3b3357', 4, [98, 20], [98, 8]),
  oval('#ff6b6b', 98, 8, 5),
  box('#58c4bf', 66, 20, 64, 44),
  box('#123a44', 74, 28, 48, 28),
  ...[86, 110].map((x) => dot('#8df0c8', 7, x, 40)),
  line('#8df0c8', 2.5, [90, 51], [98, 48], [106, 51]),
  box('#3fa5a0', 58, 66, 80, 42),
  box('#123a44', 80, 76, 36, 18),
  box('#ff6b6b', 82, 78, 6, 14),
  box('#3fa5a0', 70, 106, 14, 14),
  box('#3fa5a0', 112, 106, 14, 14),
  line('#58c4bf', 9, [58, 74], [40, 92]),
  line('#58c4bf', 9, [138, 74], [146, 86]),
];

const SCENES: Readonly<Record<SceneId, () => BoardStroke[]>> = { cat, rain, bus, cricket, tiffin, robot };

/** Lines of at most LINE_LETTERS letters, broken between words; what does not fit ends with an ellipsis. */
function wrapCaption(caption: string): string[] {
  const lines: string[] = [];
  for (const word of caption.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE_LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1] ?? ''}…`];
}

/** Without a caption the scene alone. */
export function memePicture(scene: SceneId, caption: string): BoardPicture {
  const lines = caption === '' ? [] : wrapCaption(caption);
  const text = lines.map(
    (words, at): BoardStroke => ({
      kind: 'text',
      color: INK,
      size: TEXT_SIZE,
      points: [10, SCENE_HEIGHT + 4 + (at + 0.8) * LINE_HEIGHT],
      text: words,
    }),
  );
  const height = SCENE_HEIGHT + (lines.length > 0 ? lines.length * LINE_HEIGHT + 10 : 0);
  return { paper: PAPER, width: WIDTH, height, strokes: [...SCENES[scene](), ...text] };
}

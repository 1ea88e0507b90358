// Where a place lies seen from the player, in words.

interface Point {
  x: number;
  y: number;
}

const WINDS = [
  'to the right',
  'below right',
  'below',
  'below left',
  'to the left',
  'above left',
  'above',
  'above right',
];
/** World units that a child calls one step. */
const STEP = 40;
const HERE = 80;

/** For example "12 steps above right", or "right here". */
export function directionTo(from: Point, to: Point): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance < HERE) return 'right here';
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return `${Math.round(distance / STEP)} steps ${WINDS[(eighth + 8) % 8]}`;
}

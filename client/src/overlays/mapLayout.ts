// Lays out the pins of a realm's map: none lies on another, and each name stands where it covers neither pins nor other names.

export interface MapPin {
  id: string;
  /** CSS px from the corner of the map. */
  x: number;
  y: number;
  /** Empty for a pin without a name beside it. */
  name: string;
}

const SIDES = ['below', 'above', 'right', 'left'] as const;
export type NameSide = (typeof SIDES)[number] | 'hidden';

export interface PlacedPin {
  x: number;
  y: number;
  side: NameSide;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of a pin with a little air. */
const PIN = 36;
const ROUNDS = 40;
/** CSS px: of a letter on average, of what is around a name, and of its line. */
const LETTER = 7.6;
const PADDING = 16;
const LINE = 22;

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const pinBox = ({ x, y }: { x: number; y: number }): Box => ({
  x: x - PIN / 2,
  y: y - PIN / 2,
  width: PIN,
  height: PIN,
});

function nameBox({ x, y }: { x: number; y: number }, name: string, side: (typeof SIDES)[number]): Box {
  const size = { width: [...name].length * LETTER + PADDING, height: LINE };
  const middle = { x: x - size.width / 2, y: y - LINE / 2 };
  const aside = PIN / 2;
  if (side === 'below') return { ...size, x: middle.x, y: y + aside };
  if (side === 'above') return { ...size, x: middle.x, y: y - aside - LINE };
  return { ...size, y: middle.y, x: side === 'right' ? x + aside : x - aside - size.width };
}

/** Pins that lie on each other move apart, as little as they must. */
function spread(pins: readonly MapPin[], { width, height }: { width: number; height: number }) {
  const at = pins.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isDone = true;
    for (const [index, one] of at.entries()) {
      for (const other of at.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= PIN) continue;
        isDone = false;
        const push = (PIN - apart) / 2 + 0.5;
        // Two on one spot part sideways.
        const [ux, uy] = apart === 0 ? [1, 0] : [dx / apart, dy / apart];
        Object.assign(one, { x: one.x - ux * push, y: one.y - uy * push });
        Object.assign(other, { x: other.x + ux * push, y: other.y + uy * push });
      }
    }
    for (const one of at) {
      one.x = Math.min(width - PIN / 2, Math.max(PIN / 2, one.x));
      one.y = Math.min(height - PIN / 2, Math.max(PIN / 2, one.y));
    }
    if (isDone) break;
  }
  return at;
}

/** In the order of `pins`. A name that fits in nowhere is hidden; the pin tells it when it is pointed at. */
export function layoutPins(pins: readonly MapPin[], size: { width: number; height: number }): PlacedPin[] {
  const places = spread(pins, size);
  const taken = places.map(pinBox);
  return pins.map(({ name }, index): PlacedPin => {
    const at = places[index] ?? { x: 0, y: 0 };
    const others = taken.filter((box, one) => one !== index && box.width > 0);
    const fits = (box: Box) =>
      box.x >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height && box.y >= 0;
    const side =
      name === ''
        ? undefined
        : SIDES.find((one) => {
            const box = nameBox(at, name, one);
            return fits(box) && !others.some((other) => meet(box, other));
          });
    if (side) taken.push(nameBox(at, name, side));
    return { ...at, side: side ?? 'hidden' };
  });
}

// Positions of plates, caption card and crates of the joke belt, in units from its top left corner.
import type { CaptionLabel } from '@lanternwise/shared/activities/kit/captions/labels';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { isInside } from '../../../game/core/framing.ts';
import type { Area } from '../../../game/core/goalArrow.ts';

type What = keyof CaptionLabel;

const PLATE = { width: 88, height: 42, gap: 4, top: 2 };
/** Middle of each switch: its plates stand over the place where the card waits. */
const SWITCHES: Record<What, number> = { funny: 80, kind: 180 };

export const CARD = { width: 214, height: 62 };
/** Foot of the card: the belt's surface. */
const LANE = 190;
/** Middle of the card when it comes out of the box IN, and when it is inside the box OUT. */
const FROM = 20;
const TO = 320;

const CRATE = { width: 92, height: 45, top: 222, pitch: 96, left: 68 };

export interface Plate extends Area {
  what: What;
  label: boolean;
}

/** Yes above no, for each of the two switches. */
export const plates = ({ x, y }: Point): Plate[] =>
  (['funny', 'kind'] as const).flatMap((what) =>
    [true, false].map((label, row) => ({
      what,
      label,
      x: x + SWITCHES[what] - PLATE.width / 2,
      y: y + PLATE.top + row * (PLATE.height + PLATE.gap),
      width: PLATE.width,
      height: PLATE.height,
    })),
  );

export const plateAt = (all: readonly Plate[], at: Point): Plate | undefined =>
  all.find((plate) => isInside(plate, at));

/** The switch that a card waits for; undefined once both labels are there. */
export const openSwitch = ({ funny, kind }: Partial<CaptionLabel>): What | undefined =>
  funny === undefined ? 'funny' : kind === undefined ? 'kind' : undefined;

/** Middle of the card where it waits for a switch; without one, in the box OUT. */
export const cardStop = (what: What | undefined): number => (what === undefined ? TO : SWITCHES[what]);
export const CARD_START = FROM;

/** The card at its start. */
export const cardBox = ({ x, y }: Point): Area => ({
  x: x + FROM - CARD.width / 2,
  y: y + LANE - CARD.height,
  ...CARD,
});

export const crateBox = ({ x, y }: Point, at: number): Area => ({
  x: x + CRATE.left + at * CRATE.pitch,
  y: y + CRATE.top,
  width: CRATE.width,
  height: CRATE.height,
});

/** Middles of the chips in a crate, from its top left corner: three rows of eight and more rows if there are more. */
export function chipPlaces(count: number): Point[] {
  const perRow = Math.max(8, Math.ceil(count / 3));
  const pitch = (CRATE.width - 10) / perRow;
  return Array.from({ length: count }, (_, at) => ({
    x: 5 + pitch * ((at % perRow) + 0.5),
    y: 20 + Math.floor(at / perRow) * 10,
  }));
}

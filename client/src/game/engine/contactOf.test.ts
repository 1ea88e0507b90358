// Tests where a prop touches the ground: flipped, turned and scaled, it is the same spot of its picture.
import type { Prop } from '@lanternwise/shared/maps/realmMap';
import { expect, it } from 'vitest';
import { contactOf } from './atlas.ts';

const prop: Prop = {
  ...{ object: 1, x: 100, y: 400, width: 200, height: 80, rotation: 0, atlas: 'park', frame: 'oak', flipX: false },
  ...{ fade: false, flat: false, above: false, glow: undefined, anim: undefined, sway: false, overlaps: false },
};
/** A quarter from the left, a tenth above the lower edge. */
const anchor = { originX: 0.25, originY: 0.9 };

it.each([
  [{}, { x: 150, y: 392 }],
  [{ flipX: true }, { x: 250, y: 392 }],
  [{ flipY: true }, { x: 150, y: 328 }],
  [
    { flipX: true, flipY: true },
    { x: 250, y: 328 },
  ],
  [{ rotation: 90 }, { x: 108, y: 450 }],
  [
    { rotation: 90, flipY: true },
    { x: 172, y: 450 },
  ],
])('%o', (change, { x, y }) => {
  const contact = contactOf({ ...prop, ...change }, anchor);
  expect(contact.x).toBeCloseTo(x);
  expect(contact.y).toBeCloseTo(y);
});

// How often a walk is heard.
import { describe, expect, it } from 'vitest';
import { createFootsteps } from './footsteps.ts';

const heard = (places: number[]) => {
  const step = createFootsteps('path');
  return places.map((x) => step({ x, y: 0 })).filter((sound) => sound !== undefined);
};

describe('footsteps', () => {
  it('sounds once a stride, however small the moves are', () => {
    const inSmallMoves = Array.from({ length: 97 }, (_, index) => index * 6);
    expect(heard(inSmallMoves)).toEqual(Array.from({ length: 6 }, () => 'step-path'));
  });

  it('is silent for one who stands, and for a jump to another place', () => {
    expect(heard([40, 40, 40])).toEqual([]);
    expect(heard([0, 1500])).toEqual([]);
  });
});

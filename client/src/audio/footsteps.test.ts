// Tests how often a walk produces a footstep sound.
import { describe, expect, it } from 'vitest';
import { createFootsteps } from './footsteps.ts';

const soundsOf = (places: number[]) => {
  const step = createFootsteps('path');
  return places.map((x) => step({ x, y: 0 })).filter((sound) => sound !== undefined);
};

describe('footsteps', () => {
  it('sound once per stride, however small the moves are', () => {
    const inSmallMoves = Array.from({ length: 97 }, (_, index) => index * 6);
    expect(soundsOf(inSmallMoves)).toEqual(Array.from({ length: 6 }, () => 'step-path'));
  });

  it('are silent without movement and after a teleport', () => {
    expect(soundsOf([40, 40, 40])).toEqual([]);
    expect(soundsOf([0, 1500])).toEqual([]);
  });
});

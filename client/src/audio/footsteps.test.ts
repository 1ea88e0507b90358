// Tests how often a walk produces a footstep sound, and which.
import type { AvatarId } from '@lanternwise/shared/constants/users';
import { describe, expect, it } from 'vitest';
import { SPRITES } from '../../../assets/audio/catalog.ts';
import { createFootsteps } from './footsteps.ts';

const soundsOf = (places: number[], avatar: AvatarId = 'milo', ground?: 'grass' | 'stone') => {
  const step = createFootsteps('path', () => avatar);
  return places.map((x) => step({ x, y: 0, ground })).flatMap((made) => (made ? [made.sound] : []));
};
const IN_SMALL_MOVES = Array.from({ length: 97 }, (_, index) => index * 6);

describe('footsteps', () => {
  it('sound once per stride, however small the moves are', () => {
    expect(soundsOf(IN_SMALL_MOVES)).toEqual(Array.from({ length: 6 }, () => 'step-path'));
  });

  it('are silent without movement and after a teleport', () => {
    expect(soundsOf([40, 40, 40])).toEqual([]);
    expect(soundsOf([0, 1500])).toEqual([]);
  });

  it('sound like the ground under the feet', () => {
    expect(new Set(soundsOf(IN_SMALL_MOVES, 'milo', 'grass'))).toEqual(new Set(['step-grass']));
  });

  it('become the soft murmur of wheels for the hero in a wheelchair', () => {
    expect(soundsOf(IN_SMALL_MOVES, 'jax').length).toBeGreaterThan(12);
    expect(new Set(soundsOf(IN_SMALL_MOVES, 'jax'))).toEqual(new Set(['wheels-soft']));
    expect(new Set(soundsOf(IN_SMALL_MOVES, 'jax', 'stone'))).toEqual(new Set(['wheels-hard']));
    const names: string[] = ['wheels-soft-1', 'wheels-hard-1'];
    for (const name of names) expect(Object.keys(SPRITES.effects.sprite)).toContain(name);
    const [walking, rolling] = (['milo', 'jax'] as const).map((avatar) => {
      const step = createFootsteps('path', () => avatar);
      step({ x: 0, y: 0 });
      return step({ x: 100, y: 0 })?.gain ?? 0;
    });
    expect(rolling).toBeLessThan(walking ?? 0);
  });
});

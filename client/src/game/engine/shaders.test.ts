// Which shader draws how many textures.
import { describe, expect, it } from 'vitest';
import { MAX_TEXTURES, variantFor } from './shaders.ts';

describe('a shader', () => {
  it('is one of three that can take all the textures', () => {
    const used = Array.from({ length: MAX_TEXTURES }, (_, index) => variantFor(index + 1, MAX_TEXTURES));
    expect(used).toEqual([2, 2, 4, 4, 8, 8, 8, 8]);
  });
  it('never takes more textures than the device draws with', () => {
    expect([1, 2, 3].map((count) => variantFor(count, 1))).toEqual([1, 1, 1]);
    expect(variantFor(5, 6)).toBe(6);
  });
});

// Which shader draws how many textures.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_TEXTURES, roundTextureIndex, textureCountVariant } from './shaders.ts';

describe('a shader', () => {
  it('is one of three that can take all the textures', () => {
    const used = Array.from({ length: MAX_TEXTURES }, (_, index) => textureCountVariant(index + 1, MAX_TEXTURES));
    expect(used).toEqual([2, 2, 4, 4, 8, 8, 8, 8]);
  });
  it('never takes more textures than the device draws with', () => {
    expect([1, 2, 3].map((count) => textureCountVariant(count, 1))).toEqual([1, 1, 1]);
    expect(textureCountVariant(5, 6)).toBe(6);
  });

  it('rounds the number of its texture wherever Phaser compares it', () => {
    for (const part of ['GetTexture-glsl', 'GetTexRes-glsl']) {
      const file = new URL(`../../../../node_modules/phaser/src/renderer/webgl/shaders/${part}.js`, import.meta.url);
      const source = roundTextureIndex(readFileSync(file, 'utf8'));
      expect(source).toContain('floor(outTexDatum + 0.5)');
      expect(source.replaceAll('floor(outTexDatum + 0.5)', '')).not.toContain('outTexDatum');
    }
  });
});

// Tests which shader variant is used for how many textures, and the patch of Phaser's shader source.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_TEXTURES, roundTextureIndex, textureCountVariant } from './shaders.ts';

describe('a shader variant', () => {
  it('is the smallest of three that fits the textures', () => {
    const used = Array.from({ length: MAX_TEXTURES }, (_, index) => textureCountVariant(index + 1, MAX_TEXTURES));
    expect(used).toEqual([2, 2, 4, 4, 8, 8, 8, 8]);
  });
  it('never uses more textures than the device supports', () => {
    expect([1, 2, 3].map((count) => textureCountVariant(count, 1))).toEqual([1, 1, 1]);
    expect(textureCountVariant(5, 6)).toBe(6);
  });

  it('rounds the texture index wherever Phaser compares it', () => {
    for (const part of ['GetTexture-glsl', 'GetTexRes-glsl']) {
      const file = new URL(`../../../../node_modules/phaser/src/renderer/webgl/shaders/${part}.js`, import.meta.url);
      const source = roundTextureIndex(readFileSync(file, 'utf8'));
      expect(source).toContain('floor(outTexDatum + 0.5)');
      expect(source.replaceAll('floor(outTexDatum + 0.5)', '')).not.toContain('outTexDatum');
    }
  });
});

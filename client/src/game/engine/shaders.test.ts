// Tests which shader variant is used for how many textures, and the patch of Phaser's shader source.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  compileSmallVariants,
  MAX_TEXTURES,
  precompileShaders,
  recompileShaders,
  roundTextureIndex,
  textureCountVariant,
} from './shaders.ts';

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

describe('the shaders of a world', () => {
  function createRenderer(isParallel: boolean) {
    const compiled = new Set<number>();
    let current = 0;
    const handler = {
      maxTexturesPerBatch: MAX_TEXTURES,
      finalizeTextureCount(count: number) {
        current = count;
      },
      programManager: {
        getCurrentProgramSuite() {
          compiled.add(current);
          return {};
        },
      },
    };
    const renderer = {
      parallelShaderCompileExtension: isParallel ? {} : null,
      createProgram: () => undefined,
      renderNodes: { getNode: (name: string) => (name === 'BatchHandlerQuad' ? handler : null) },
    } as never as Parameters<typeof precompileShaders>[0];
    const use = (count: number) => {
      handler.finalizeTextureCount(count);
      return current;
    };
    return { renderer, compiled, use };
  }

  it('begin with the one that fits any number of textures, and use the smaller ones once those are compiled', async () => {
    const { renderer, compiled, use } = createRenderer(true);
    await precompileShaders(renderer);
    expect([...compiled]).toEqual([MAX_TEXTURES]);
    expect([1, 4, 7].map(use)).toEqual([MAX_TEXTURES, MAX_TEXTURES, MAX_TEXTURES]);
    await compileSmallVariants(renderer);
    expect([1, 4, 7].map(use)).toEqual([2, 4, MAX_TEXTURES]);
  });

  it('are all compiled before the world where that stops the page', async () => {
    const { renderer, compiled } = createRenderer(false);
    await precompileShaders(renderer);
    expect([...compiled]).toEqual([2, 4, MAX_TEXTURES]);
  });

  it('are compiled again after the context was lost, and none without one', async () => {
    const { renderer, compiled, use } = createRenderer(true);
    await precompileShaders(renderer);
    await compileSmallVariants(renderer);
    compiled.clear();
    const state = renderer as { contextLost: boolean };
    state.contextLost = true;
    const again = recompileShaders(renderer);
    expect(compiled.size).toBe(0);
    expect([1, 4, 7].map(use)).toEqual([MAX_TEXTURES, MAX_TEXTURES, MAX_TEXTURES]);
    state.contextLost = false;
    await again;
    expect(compiled).toContain(MAX_TEXTURES);
  });
});

// Avoids frame drops by shader compilation: few variants, all compiled while the textures are loading.
import type { Renderer } from './phaser.ts';

type WebGL = Renderer.WebGL.WebGLRenderer;
type Handler = Renderer.WebGL.RenderNodes.BatchHandlerQuad;

/** Textures per draw call; more would cost more per pixel than they save in calls. */
export const MAX_TEXTURES = 8;
/** Phaser would compile a shader for each texture count on first use, blocking up to 0.2 s in mid-game. */
const TEXTURE_COUNTS = [2, 4, MAX_TEXTURES] as const;
/** The render nodes of images and of tiles. */
const BATCH_HANDLERS = ['BatchHandlerQuad', 'BatchHandlerTileSprite'] as const;
const POLL_MS = 30;
/** The world starts after this time in any case; until its shader is ready the ground may stay black under the objects. */
const COMPILE_TIMEOUT_MS = 10_000;

/** Returns the smallest sufficient variant; devices limited to one texture keep that limit. */
export function textureCountVariant(count: number, max: number): number {
  if (max < TEXTURE_COUNTS[0]) return max;
  return Math.min(max, TEXTURE_COUNTS.find((each) => each >= count) ?? MAX_TEXTURES);
}

/** Resolves when every shader of the world is compiled. */
export async function precompileShaders(renderer: WebGL): Promise<void> {
  patchShaderPrograms(renderer);
  const pending = BATCH_HANDLERS.flatMap((name) => {
    const handler = renderer.renderNodes.getNode(name) as Handler | null;
    return handler ? limitVariants(handler) : [];
  });
  const deadline = performance.now() + COMPILE_TIMEOUT_MS;
  // `map` before `includes`: each round queries all shaders, so all compilations start in the first one.
  while (pending.map((isReady) => isReady()).includes(false) && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Phaser compares the texture index of a pixel with `==` although it is interpolated: on rotated images it may be 4.9999,
 * and the pixel stays empty. Rounding fixes this.
 */
export function roundTextureIndex(fragmentShader: string): string {
  return fragmentShader
    .replaceAll('outTexDatum ==', 'floor(outTexDatum + 0.5) ==')
    .replaceAll('float texId = outTexDatum;', 'float texId = floor(outTexDatum + 0.5);');
}

function patchShaderPrograms(renderer: WebGL): void {
  const create = renderer.createProgram.bind(renderer);
  renderer.createProgram = (vertex, fragment) => create(vertex, roundTextureIndex(fragment));
}

/** Limits a handler to the variants; returns for each a function that starts the compilation and reports whether it is done. */
function limitVariants(handler: Handler): (() => boolean)[] {
  const finalize = handler.finalizeTextureCount.bind(handler);
  const { maxTexturesPerBatch } = handler;
  let currentVariant = 0;
  handler.finalizeTextureCount = (count) => {
    const variant = textureCountVariant(count, handler.maxTexturesPerBatch);
    // Phaser rebuilds the shader source on each call.
    if (variant !== currentVariant) finalize(variant);
    currentVariant = variant;
  };
  return [...new Set(TEXTURE_COUNTS.map((count) => textureCountVariant(count, maxTexturesPerBatch)))].map(
    (count) => () => {
      handler.finalizeTextureCount(count);
      return handler.programManager.getCurrentProgramSuite() !== null;
    },
  );
}

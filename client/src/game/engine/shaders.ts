// Keeps drawing from ever stopping for a shader: few variants, all compiled while the pictures are still on their way.
import type { Renderer } from './phaser.ts';

type WebGL = Renderer.WebGL.WebGLRenderer;
type Handler = Renderer.WebGL.RenderNodes.BatchHandlerQuad;

/** Textures that one draw call may use; more cost each pixel more than they save in calls. */
export const MAX_TEXTURES = 8;
/** Phaser would compile a shader for each number of textures, when it first occurs: a stop of up to 0.2 s while somebody walks. */
const TEXTURE_COUNTS = [2, 4, MAX_TEXTURES] as const;
/** What draws pictures, and what draws tiles. */
const BATCH_HANDLERS = ['BatchHandlerQuad', 'BatchHandlerTileSprite'] as const;
const POLL_MS = 30;
/** After this long the world starts all the same; what is not ready appears when it is. */
const COMPILE_TIMEOUT_MS = 3000;

/** The smallest variant that is enough; devices that draw with one texture at a time keep that. */
export function textureCountVariant(count: number, most: number): number {
  if (most < TEXTURE_COUNTS[0]) return most;
  return Math.min(most, TEXTURE_COUNTS.find((each) => each >= count) ?? MAX_TEXTURES);
}

/** Resolves when every shader of the world is compiled. */
export async function precompileShaders(renderer: WebGL): Promise<void> {
  patchShaderPrograms(renderer);
  const pending = BATCH_HANDLERS.flatMap((name) => {
    const handler = renderer.renderNodes.getNode(name) as Handler | null;
    return handler ? limitVariants(handler) : [];
  });
  const deadline = performance.now() + COMPILE_TIMEOUT_MS;
  // Each asks about all: none is started later than the others.
  while (pending.map((isReady) => isReady()).includes(false) && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Phaser compares the number of a pixel's texture with `==` although it comes interpolated: on turned pictures it may be 4.9999,
 * and the pixel stays empty. Rounding it mends them.
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

/** Lets a handler use the few variants only; answers for each a question that starts it, then tells whether it is ready. */
function limitVariants(handler: Handler): (() => boolean)[] {
  const finalize = handler.finalizeTextureCount.bind(handler);
  const { maxTexturesPerBatch } = handler;
  let set = 0;
  handler.finalizeTextureCount = (count) => {
    const variant = textureCountVariant(count, handler.maxTexturesPerBatch);
    // Setting it builds the shader's text anew, for each draw call.
    if (variant !== set) finalize(variant);
    set = variant;
  };
  return [...new Set(TEXTURE_COUNTS.map((count) => textureCountVariant(count, maxTexturesPerBatch)))].map(
    (count) => () => {
      handler.finalizeTextureCount(count);
      return handler.programManager.getCurrentProgramSuite() !== null;
    },
  );
}

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

/** A render node's variants of its shader. */
interface Variants {
  counts: readonly number[];
  /** The context that they were compiled for is lost. */
  forget(): void;
  /** Starts the compilation; whether it is done. */
  compile(count: number): boolean;
}

const variantsOf = new WeakMap<WebGL, readonly Variants[]>();

/**
 * Resolves when the world can be drawn: with the variants for the most textures, which fit any number. Where compiling
 * blocks the page, all are compiled now, so that none does in mid-game.
 */
export async function precompileShaders(renderer: WebGL): Promise<void> {
  patchShaderPrograms(renderer);
  const all = BATCH_HANDLERS.flatMap((name) => {
    const handler = renderer.renderNodes.getNode(name) as Handler | null;
    return handler ? limitVariants(handler, () => renderer.contextLost) : [];
  });
  variantsOf.set(renderer, all);
  await compileFirst(renderer, all);
}

/** After a lost context has come back, for which Phaser begins to compile every program once more; resolves as `precompileShaders` does. */
export async function recompileShaders(renderer: WebGL): Promise<void> {
  const all = variantsOf.get(renderer) ?? [];
  for (const each of all) each.forget();
  await compileFirst(renderer, all);
  void compileSmallVariants(renderer);
}

async function compileFirst(renderer: WebGL, all: readonly Variants[]): Promise<void> {
  const isBlocking = !renderer.parallelShaderCompileExtension;
  await compileAll(
    all.flatMap((each) => (isBlocking ? each.counts : each.counts.slice(-1)).map((count) => [each, count])),
  );
}

/** Compiles the variants for few textures, which cost less per pixel, while the world is on the screen. */
export async function compileSmallVariants(renderer: WebGL): Promise<void> {
  const all = variantsOf.get(renderer) ?? [];
  await compileAll(all.flatMap((each) => each.counts.map((count) => [each, count])));
}

async function compileAll(wanted: readonly (readonly [Variants, number])[]): Promise<void> {
  const deadline = performance.now() + COMPILE_TIMEOUT_MS;
  // `map` before `includes`: each round queries all shaders, so all compilations start in the first one.
  while (wanted.map(([{ compile }, count]) => compile(count)).includes(false) && performance.now() < deadline) {
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

/** Limits a handler to the variants, and to those that are compiled as far as there is one that fits. */
function limitVariants(handler: Handler, isLost: () => boolean): Variants {
  const finalize = handler.finalizeTextureCount.bind(handler);
  const { maxTexturesPerBatch: max } = handler;
  const counts = [...new Set(TEXTURE_COUNTS.map((count) => textureCountVariant(count, max)))];
  const largest = textureCountVariant(max, max);
  const compiled = new Set<number>();
  let currentVariant = 0;
  const use = (variant: number) => {
    // Phaser rebuilds the shader source on each call.
    if (variant !== currentVariant) finalize(variant);
    currentVariant = variant;
  };
  handler.finalizeTextureCount = (count) => {
    const variant = textureCountVariant(count, max);
    use(compiled.has(variant) ? variant : largest);
  };
  const compile = (count: number) => {
    if (compiled.has(count)) return true;
    // Without a context a shader counts as done and as failed at once.
    if (isLost()) return false;
    use(count);
    if (handler.programManager.getCurrentProgramSuite() !== null) compiled.add(count);
    return compiled.has(count);
  };
  return { counts, compile, forget: () => compiled.clear() };
}

// Opens the WebGL context that a world is drawn in, early and once: on a weak machine each context takes a tenth of a second.

/** As createGame.ts configures Phaser, which takes a canvas with its context as it is. */
export const CONTEXT_ATTRIBUTES = {
  alpha: false,
  depth: true,
  // Sprites have soft edges of their own.
  antialias: false,
  premultipliedAlpha: true,
  stencil: true,
  powerPreference: 'low-power',
} as const satisfies WebGLContextAttributes;

let opened: HTMLCanvasElement | undefined;

function open(): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  try {
    return canvas.getContext('webgl', CONTEXT_ATTRIBUTES) ? canvas : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser can draw a world. The canvas that proved it waits for the game. */
export function canDrawWorld(): boolean {
  opened ??= open();
  return opened !== undefined;
}

/** The canvas of the next game; undefined without WebGL. */
export function takeWorldCanvas(): HTMLCanvasElement | undefined {
  const canvas = opened ?? open();
  opened = undefined;
  return canvas;
}

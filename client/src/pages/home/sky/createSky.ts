// Moves the start page's background: every 50 ms each star and mesh is drawn a little further on its way.

/**
 * Set by the requirements. All that moves does so in this one step, twenty times a second: drifts this slow look the
 * same at sixty, for which a machine without a graphics card would draw the whole page all the time.
 */
const STEP_MS = 50;
const COLORS = ['#ffd95e', '#3dd6c3', '#b79cff', '#7db4ff', '#ff8fb0'];
const SHORTEST_MS = 9000;
const LONGEST_MS = 21_000;
const BRIGHTEST = 0.8;
/** Share of the way on which a star appears, and on which it fades. */
const FADE = 0.2;
/** There and back, for each mesh in turn. */
const MESH_MS = [92_000, 122_000, 106_000] as const;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

interface Drift {
  star: SVGElement;
  /** The way in pixels. */
  x: number;
  y: number;
  ms: number;
  goneMs: number;
}

/** `share` of the way is already behind the star, so that a new sky is not empty. */
function launch(star: SVGElement, share: number): Drift {
  const size = between(4, 10);
  star.style.left = `${between(0, 100)}%`;
  star.style.top = `${between(0, 100)}%`;
  star.style.width = `${size}px`;
  star.style.height = `${size}px`;
  star.style.color = COLORS[Math.floor(between(0, COLORS.length))] ?? '';
  const ms = between(SHORTEST_MS, LONGEST_MS);
  return { star, x: between(-160, 160), y: between(-220, -60), ms, goneMs: ms * share };
}

function drawStar({ star, x, y, ms, goneMs }: Drift): void {
  const share = goneMs / ms;
  star.style.opacity = String(BRIGHTEST * Math.min(1, share / FADE, (1 - share) / FADE));
  star.style.transform = `translate(${x * share}px, ${y * share}px) rotate(${90 * share}deg)`;
}

function drawMesh(mesh: HTMLElement, index: number, goneMs: number): void {
  const ms = MESH_MS[index % MESH_MS.length] ?? MESH_MS[0];
  // From 0 to 1 and back, slowest at both ends.
  const share = (1 - Math.cos((2 * Math.PI * goneMs) / ms)) / 2;
  mesh.style.transform = `translate(${9 * share}vw, ${-8 * share}vh) scale(${1 + 0.12 * share})`;
}

/** Returns functions that let the sky move and stop; it goes on from where it was stopped. */
export function createSky(stars: readonly SVGElement[], meshes: readonly HTMLElement[]) {
  let drifts = stars.map((star) => launch(star, Math.random()));
  let goneMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const step = () => {
    goneMs += STEP_MS;
    drifts = drifts.map((drift) => {
      const next = { ...drift, goneMs: drift.goneMs + STEP_MS };
      return next.goneMs < next.ms ? next : launch(drift.star, 0);
    });
    drifts.forEach(drawStar);
    for (const [index, mesh] of meshes.entries()) drawMesh(mesh, index, goneMs);
  };
  return {
    start() {
      timer ??= setInterval(step, STEP_MS);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

// Lets stars drift: each crosses a piece of the sky and fades; every 50 ms those that have faded start again elsewhere.

/** Set by the requirements. */
const CHECK_MS = 50;
const COLORS = ['#ffd95e', '#3dd6c3', '#b79cff', '#7db4ff', '#ff8fb0'];
const SHORTEST_MS = 9000;
const LONGEST_MS = 21_000;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** `share` of the way is already behind the star, so that a new sky is not empty. */
function launch(star: HTMLElement, share: number): Animation {
  const size = between(4, 10);
  star.style.left = `${between(0, 100)}%`;
  star.style.top = `${between(0, 100)}%`;
  star.style.width = `${size}px`;
  star.style.height = `${size}px`;
  star.style.color = COLORS[Math.floor(between(0, COLORS.length))] ?? '';
  const [x, y] = [between(-160, 160), between(-220, -60)];
  const duration = between(SHORTEST_MS, LONGEST_MS);
  const drift = star.animate(
    [
      { opacity: 0, transform: 'none' },
      { opacity: 0.8, offset: 0.2 },
      { opacity: 0.8, offset: 0.8 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) rotate(90deg)` },
    ],
    // Endless, as decoration is for code that waits for animations to end; the check below restarts each path.
    { duration, iterations: Number.POSITIVE_INFINITY },
  );
  drift.currentTime = duration * share;
  return drift;
}

const hasFaded = ({ effect }: Animation): boolean => (effect?.getComputedTiming().currentIteration ?? 0) > 0;

/** Goes on with the way on which the star was paused. */
function resume(star: HTMLElement): Animation | undefined {
  const [paused] = star.getAnimations();
  paused?.play();
  return paused;
}

/** Returns a function that stops the stars where they are. */
export function startStars(stars: readonly HTMLElement[]): () => void {
  const drifts = stars.map((star) => resume(star) ?? launch(star, Math.random()));
  const timer = setInterval(() => {
    for (const [at, star] of stars.entries()) {
      const drift = drifts[at];
      if (!drift || !hasFaded(drift)) continue;
      drift.cancel();
      drifts[at] = launch(star, 0);
    }
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    for (const drift of drifts) drift.pause();
  };
}

// Times the collision rules in Node: 300 rectangles, a third of them turned, 21 bodies.
import { Mover } from '../../client/src/game/core/Mover.ts';
import { median, type Percentiles, percentiles } from './statistics.ts';

const STEPS = 6000;
/** Steps before the engine has compiled what it runs. */
const WARM_UP = 500;
const RUNS = 5;

/** Milliseconds a step of all bodies; medians of five runs. */
export function measureCollision(): Percentiles {
  const runs = Array.from({ length: RUNS }, measureRun);
  const of = (key: keyof Percentiles) => median(runs.map((each) => each[key]));
  return { count: of('count'), p50: of('p50'), p99: of('p99') };
}

function measureRun(): Percentiles {
  const walls = Array.from({ length: 300 }, (_, index) => ({
    x: (index * 137) % 2200,
    y: (index * 211) % 1450,
    width: 30 + (index % 5) * 18,
    height: 20 + (index % 7) * 12,
    rotation: index % 3 === 0 ? index % 90 : 0,
  }));
  const mover = new Mover({ width: 2305, height: 1537 }, walls);
  const bodies = Array.from({ length: 21 }, (_, index) => ({ x: 100 + index * 100, y: 60 + index * 65, radius: 16 }));
  const times: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const start = performance.now();
    bodies.forEach((body, index) => {
      const angle = step / 90 + index;
      mover.move(body, Math.cos(angle) * 5, Math.sin(angle) * 5, bodies);
    });
    if (step > WARM_UP) times.push(performance.now() - start);
  }
  return percentiles(times);
}

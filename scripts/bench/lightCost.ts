// Measures what the light of the world costs a frame: the same page walks with and without it, in turns.
// `node --import tsx scripts/bench/lightCost.ts [seconds of a turn = 10]` prints one JSON object.
import type { CDPSession, Page } from '@playwright/test';
import { measureFrames } from './frames.ts';
import { median, roundTo } from './statistics.ts';
import { startBenchBrowser, waitUntilWorldReady, walk } from './worldPage.ts';

const TURNS = 4;
const WARM_UP_SECONDS = 12;

export interface LightCost {
  /** CPU milliseconds of a frame's script, median of the turns' p50. */
  with: number;
  without: number;
  cost: number;
}

interface Picture {
  addToDisplayList(): void;
  removeFromDisplayList(): void;
}
interface Light {
  update: unknown;
  map: { image: Picture };
  fireflies: { flies: { image: Picture }[] };
  figures: { lights: Picture[] };
}
interface Lantern {
  halo: Picture;
  flame: Picture;
  burst: Picture;
  ember: Picture;
}
interface DevWindow {
  devWorld: {
    game: {
      scene: { realm: { light: Light; objects: { lanterns: Lantern[]; lights: { lights: { glow: Picture }[] } } } };
    };
  };
}

/** Takes everything that is light off the display list and stops it, or puts it back. */
const setLight = (page: Page, on: boolean) =>
  page.evaluate((shown) => {
    const { light, objects } = (window as never as DevWindow).devWorld.game.scene.realm;
    const pictures = [
      light.map.image,
      ...light.fireflies.flies.map(({ image }) => image),
      ...objects.lanterns.flatMap(({ halo, flame, burst, ember }) => [halo, flame, burst, ember]),
      ...light.figures.lights,
      ...objects.lights.lights.map(({ glow }) => glow),
    ];
    for (const picture of pictures) {
      if (shown) picture.addToDisplayList();
      else picture.removeFromDisplayList();
    }
    if (shown) Reflect.deleteProperty(light, 'update');
    else light.update = () => undefined;
  }, on);

/** `page` shows a realm whose lanterns are partly lit. */
export async function measureLightCost(page: Page, session: CDPSession, seconds: number): Promise<LightCost> {
  const runs = { with: [] as number[], without: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const kind of ['with', 'without'] as const) {
      await setLight(page, kind === 'with');
      runs[kind].push((await measureFrames(page, session, seconds)).cpu.p50);
    }
  }
  await setLight(page, true);
  const on = median(runs.with);
  const off = median(runs.without);
  return { with: roundTo(on, 3), without: roundTo(off, 3), cost: roundTo(on - off, 3) };
}

if (process.argv[1] === import.meta.filename) {
  const bench = await startBenchBrowser();
  const { page, session } = await bench.page('/dev/game?realm=ai-adventure-park&lanterns=2');
  await waitUntilWorldReady(page);
  await walk(page, WARM_UP_SECONDS);
  process.stdout.write(`${JSON.stringify(await measureLightCost(page, session, Number(process.argv[2] ?? 10)))}\n`);
  await bench.close();
}

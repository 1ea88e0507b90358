// Walks every realm from its start to each person, find, shop and exit in a real browser, and uses what it reaches.
// `node --import tsx scripts/maps/visitRealmObjects.ts [realm …]` does the same alone.
import type { Page } from '@playwright/test';
import { MAP_IDS, type MapId } from '../../shared/src/constants/realms.ts';
import { type BenchBrowser, startBenchBrowser, waitUntilWorldReady } from '../bench/worldPage.ts';

/** The longest way across a map, where software GL paints few frames a second. */
const WALK_TIMEOUT_MS = 120_000;

interface VisitTarget {
  id: string;
  kind: 'npc' | 'collectible' | 'shop' | 'exit' | 'zone';
}
interface Bus {
  emit(name: string, payload: unknown): void;
  lastPayload(name: string): unknown;
  on(name: string, listener: (payload: never) => void): () => void;
}

const visitTargets = (page: Page): Promise<VisitTarget[]> =>
  page.evaluate(() => {
    const { bus } = (window as never as { devWorld: { bus: Bus } }).devWorld;
    return (bus.lastPayload('world/ready') as { places: VisitTarget[] }).places;
  });

/** What went wrong on the way to `place`, or undefined. Reaching an exit is its use; anything else is used with the key. */
const visit = (page: Page, { id, kind }: VisitTarget): Promise<string | undefined> =>
  page.evaluate(
    ([target, what, patience]) => {
      const { bus } = (window as never as { devWorld: { bus: Bus } }).devWorld;
      const used = what === 'exit' ? 'exit/reached' : what === 'collectible' ? 'item/picked' : 'interaction/requested';
      return new Promise<string | undefined>((resolve) => {
        const stops: (() => void)[] = [];
        const end = (problem?: string) => {
          clearTimeout(timer);
          clearTimeout(press);
          for (const stop of stops) stop();
          resolve(problem);
        };
        let press: ReturnType<typeof setTimeout> | undefined;
        const timer = setTimeout(() => end('nothing happened in two minutes'), patience);
        stops.push(
          bus.on(used, ({ id: name }: { id: string }) => {
            if (name === target) end();
            else if (what !== 'collectible') end(`"${name}" was used instead`);
          }),
          bus.on('walk/ended', ({ target: walked, arrived }: { target: string; arrived: boolean }) => {
            if (walked !== target) return;
            if (!arrived) end('the walk ended before it');
            // What is in reach is known a frame after one arrived.
            else if (what !== 'exit') press = setTimeout(() => bus.emit('interact/pressed', null), 400);
          }),
        );
        bus.emit('walk/requested', { target });
      });
    },
    [id, kind, WALK_TIMEOUT_MS] as const,
  );

/** Answers how to ask for everything that was picked up since now. */
async function watchCollected(page: Page): Promise<() => Promise<string[]>> {
  const list = await page.evaluateHandle(() => {
    const { bus } = (window as never as { devWorld: { bus: Bus } }).devWorld;
    const ids: string[] = [];
    bus.on('item/picked', ({ id }: { id: string }) => void ids.push(id));
    return ids;
  });
  return () => list.jsonValue();
}

async function walkRealm(bench: BenchBrowser, realm: MapId): Promise<{ visited: number; problems: string[] }> {
  const { page } = await bench.page(`/dev/game?realm=${realm}&arrow`, { crowded: false });
  try {
    await waitUntilWorldReady(page);
    // The compiler's helper for names of functions, which the page does not have.
    await page.evaluate('globalThis.__name = (each) => each');
    const places = (await visitTargets(page)).filter(({ kind }) => kind !== 'zone');
    // Exits come last, as in play.
    const order = [...places].sort((a, b) => Number(a.kind === 'exit') - Number(b.kind === 'exit'));
    const problems: string[] = [];
    const picked = await watchCollected(page);
    for (const place of order) {
      // What lay on the way to something else was taken in passing.
      const problem = (await picked()).includes(place.id) ? undefined : await visit(page, place);
      if (problem) problems.push(`${realm}: the ${place.kind} "${place.id}": ${problem}`);
    }
    return { visited: order.length, problems };
  } finally {
    await page.close();
  }
}

export async function visitRealmObjects(
  realms: readonly MapId[] = MAP_IDS,
  log: (line: string) => void = () => {},
): Promise<{ passed: number; failed: number; problems: string[] }> {
  const bench = await startBenchBrowser();
  const found: string[] = [];
  let total = 0;
  try {
    for (const realm of realms) {
      const { visited, problems } = await walkRealm(bench, realm);
      log(`      ${realm}: ${visited - problems.length} of ${visited} places reached and used`);
      for (const problem of problems) log(`      ${problem}`);
      total += visited;
      found.push(...problems);
    }
  } finally {
    await bench.close();
  }
  return { passed: total - found.length, failed: found.length, problems: found };
}

if (process.argv[1] === import.meta.filename) {
  const wanted = MAP_IDS.filter((id) => process.argv.length < 3 || process.argv.includes(id));
  const { problems } = await visitRealmObjects(wanted, (line) => process.stdout.write(`${line}\n`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

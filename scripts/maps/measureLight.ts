// Measures on screenshots whether every realm can be read at each stage of its great lanterns: people against the ground, and the ground's own shapes.
// `node --import tsx scripts/maps/measureLight.ts [realm …]` prints a table; LOOK=<folder> keeps the pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MAP_IDS, type MapId } from '../../shared/src/constants/realms.ts';
import { type BenchBrowser, startBenchBrowser, waitUntilWorldReady } from '../bench/worldPage.ts';
import { type Box, figureContrast, keptContrast, meanLuminance, type Shot } from './lightContrast.ts';

const MIN_FIGURE = 3;
const MIN_GROUND = 0.9;
/** Lamps may make a lit realm a little brighter than plain daylight. */
const LIGHT_TOLERANCE = 0.05;
const STAGES = ['none', 'half', 'all', 'bright'] as const;
type Stage = (typeof STAGES)[number];
const VIEW = { width: 480, height: 320 };
const GROUND: Box = { left: 0, top: 0, ...VIEW };
/** The site's header and the page's notes would hide the world. */
const ONLY_WORLD = '#world ~ *, header { display: none !important }';
/** Half the width of a figure and its height, px at zoom 1. */
const FIGURE = { half: 40, height: 84, below: 16 };

interface Figure {
  id: string;
  x: number;
  y: number;
}
interface Sprite {
  visible: boolean;
  setVisible(shown: boolean): void;
}
/** The parts of the running world that the measurement moves and hides. */
interface DevWorld {
  bus: { emit(name: string, payload: unknown): void };
  game: {
    scene: {
      cameras: { main: { worldView: { x: number; y: number }; zoom: number } };
      realm: {
        light: { spreads: unknown[] };
        player: { sprite: Sprite; body: Figure; placeAt(x: number, y: number): void };
        objects: {
          map: { spawn: Figure; lanterns: Figure[] };
          npcs: (Figure & { sprite: Sprite })[];
          props: { props: { sprite: { parts: Sprite[] } | undefined }[] };
          collectibles: { image: Sprite }[];
          lanterns: { image: Sprite }[];
        };
      };
    };
  };
}
interface Measurement {
  realm: MapId;
  place: string;
  stage: Stage;
  /** The lowest contrast of a figure, and whose it is. */
  figure: number | undefined;
  who: string;
  ground: number | undefined;
  /** Mean luminance of the view. */
  light: number;
}

const devWorld = (page: Page) => page.evaluateHandle(() => (window as never as { devWorld: DevWorld }).devWorld);

async function setStage(page: Page, stage: Stage): Promise<void> {
  const world = await devWorld(page);
  await world.evaluate(({ bus, game }, to) => {
    const { lanterns } = game.scene.realm.objects.map;
    const count = to === 'all' ? lanterns.length : to === 'half' ? Math.ceil(lanterns.length / 2) : 0;
    const marks = Object.fromEntries(lanterns.map(({ id }, index) => [id, index < count ? 'lit' : 'unlit']));
    bus.emit('game/paused', { paused: false });
    bus.emit('settings/changed', {
      thirtyFps: false,
      reducedMotion: true,
      alwaysBright: to === 'bright',
      keys: {},
    });
    bus.emit('lanterns/marked', { marks });
  }, stage);
  const arrived = () =>
    (window as never as { devWorld: DevWorld }).devWorld.game.scene.realm.light.spreads.length === 0;
  await page.waitForFunction(arrived);
}

/** The hero stands at `at`; the world stops there, and the figures on screen are returned with their place on it. */
async function standAt(page: Page, at: { x: number; y: number }): Promise<Figure[]> {
  const world = await devWorld(page);
  await world.evaluate(({ bus, game }, { x, y }) => {
    bus.emit('game/paused', { paused: false });
    game.scene.realm.player.placeAt(x, y);
  }, at);
  // Until the camera has followed, and what it sees is drawn.
  await waitFrames(page, 5);
  return world.evaluate(({ bus, game }) => {
    bus.emit('game/paused', { paused: true });
    const { cameras, realm } = game.scene;
    const { objects, player } = realm;
    const { worldView, zoom } = cameras.main;
    const onScreen = (id: string, { x, y }: { x: number; y: number }) => ({
      id,
      x: Math.round((x - worldView.x) * zoom),
      y: Math.round((y - worldView.y) * zoom),
    });
    return [onScreen('hero', player.body), ...objects.npcs.map((npc) => onScreen(npc.id, npc))];
  });
}

async function waitFrames(page: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Hides one kind of things, or shows all again. */
async function show(page: Page, what: 'all' | 'no figures' | 'only ground'): Promise<void> {
  const world = await devWorld(page);
  await world.evaluate(({ game }, shown) => {
    const { objects, player } = game.scene.realm;
    const figures = [player.sprite, ...objects.npcs.map(({ sprite }) => sprite)];
    const things = [...objects.collectibles, ...objects.lanterns].map(({ image }) => image);
    for (const each of figures) each.setVisible(shown === 'all');
    for (const each of [...things, ...objects.props.props.flatMap(({ sprite }) => sprite?.parts ?? [])])
      each.setVisible(shown !== 'only ground');
  }, what);
}

async function shoot(page: Page): Promise<Shot & { png: Buffer }> {
  await waitFrames(page, 2);
  const png = await page.screenshot();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, png };
}

function boxOf({ x, y }: Figure): Box | undefined {
  const box = {
    left: x - FIGURE.half,
    top: y - FIGURE.height,
    width: FIGURE.half * 2,
    height: FIGURE.height + FIGURE.below,
  };
  const isInside =
    box.left >= 0 && box.top >= 0 && box.left + box.width <= VIEW.width && box.top + box.height <= VIEW.height;
  return isInside ? box : undefined;
}

/** Where the realm is looked at: its start, and beside each of its people. */
async function placesOf(page: Page): Promise<Figure[]> {
  const world = await devWorld(page);
  return world.evaluate(({ game }) => {
    const { map, npcs } = game.scene.realm.objects;
    return [
      { id: 'start', x: map.spawn.x, y: map.spawn.y },
      ...npcs.map(({ id, x, y }) => ({ id, x: x + 44, y: y + 20 })),
    ];
  });
}

async function measurePlace(page: Page, realm: MapId, stage: Stage, place: Figure, days: Map<string, Shot>) {
  const figures = await standAt(page, place);
  const shown = await shoot(page);
  await show(page, 'no figures');
  const hidden = await shoot(page);
  await show(page, 'only ground');
  const ground = await shoot(page);
  await show(page, 'all');
  if (process.env.LOOK) writeFileSync(path.join(process.env.LOOK, `${realm}-${place.id}-${stage}.png`), shown.png);
  if (stage === 'bright') days.set(place.id, ground);
  const contrasts = figures.flatMap((figure) => {
    const box = boxOf(figure);
    const contrast = box && figureContrast(shown, hidden, box);
    return contrast === undefined ? [] : [{ who: figure.id, contrast }];
  });
  const lowest = contrasts.sort((a, b) => a.contrast - b.contrast)[0];
  const day = days.get(place.id);
  return {
    realm,
    place: place.id,
    stage,
    figure: lowest?.contrast,
    who: lowest?.who ?? '',
    ground: day && keptContrast(day, ground, GROUND),
    light: meanLuminance(hidden),
  };
}

async function measureRealm(bench: BenchBrowser, realm: MapId): Promise<Measurement[]> {
  const { page } = await bench.page(`/dev/game?realm=${realm}&still&alone`, { crowded: false });
  try {
    await page.setViewportSize(VIEW);
    await waitUntilWorldReady(page);
    await page.addStyleTag({ content: ONLY_WORLD });
    // The compiler's helper for names of functions, which the page does not have.
    await page.evaluate('globalThis.__name = (each) => each');
    const places = await placesOf(page);
    const days = new Map<string, Shot>();
    const found: Measurement[] = [];
    // Daylight first: the others are compared with it.
    for (const stage of ['bright', 'none', 'half', 'all'] as const) {
      await setStage(page, stage);
      for (const place of places) found.push(await measurePlace(page, realm, stage, place, days));
    }
    return found;
  } finally {
    await page.close();
  }
}

/** Each lit lantern makes a realm brighter, and nothing is brighter than `always bright`. */
function orderProblems(realm: MapId, found: readonly Measurement[]): string[] {
  const light = STAGES.map((stage) => {
    const values = found.filter((each) => each.stage === stage).map((each) => each.light);
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  });
  const [none = 0, half = 0, all = 0, bright = 0] = light;
  if (none < half && half < all && all <= bright * (1 + LIGHT_TOLERANCE)) return [];
  return [
    `${realm}: the stages ${STAGES.join(', ')} are not one brighter than the other: ${light.map((value) => value.toFixed(3)).join(', ')}`,
  ];
}

const isTooLow = ({ figure, ground }: Measurement) =>
  (figure !== undefined && figure < MIN_FIGURE) || (ground !== undefined && ground < MIN_GROUND);

const format = ({ realm, place, stage, figure, who, ground }: Measurement) =>
  `${realm}, ${stage}, at ${place}: figures ${figure?.toFixed(2) ?? '–'}${who && ` (${who})`}, ground keeps ${ground?.toFixed(2) ?? '–'}`;

/** The lowest of each stage in a line for each realm. */
function summary(realm: MapId, found: readonly Measurement[]): string {
  const lowest = (stage: Stage, key: 'figure' | 'ground') => {
    const values = found.flatMap((each) => (each.stage === stage && each[key] !== undefined ? [each[key]] : []));
    return values.length === 0
      ? '   –'
      : Math.min(...values)
          .toFixed(2)
          .padStart(5);
  };
  return `${realm.padEnd(22)} ${STAGES.map((stage) => `${stage} ${lowest(stage, 'figure')} ${lowest(stage, 'ground')}`).join('  | ')}`;
}

export async function measureLight(
  realms: readonly MapId[] = MAP_IDS,
  log: (line: string) => void = () => {},
): Promise<{ passed: number; failed: number; problems: string[] }> {
  if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true });
  const bench = await startBenchBrowser();
  const problems: string[] = [];
  let total = 0;
  try {
    log(`      lowest contrast of a figure (≥ ${MIN_FIGURE}) and share that the ground keeps (≥ ${MIN_GROUND})`);
    for (const realm of realms) {
      const found = await measureRealm(bench, realm);
      log(`      ${summary(realm, found)}`);
      total += found.length + 1;
      problems.push(...found.filter(isTooLow).map(format), ...orderProblems(realm, found));
    }
  } finally {
    await bench.close();
  }
  return { passed: total - problems.length, failed: problems.length, problems };
}

if (process.argv[1] === import.meta.filename) {
  const wanted = MAP_IDS.filter((id) => process.argv.length < 3 || process.argv.includes(id));
  const { problems } = await measureLight(wanted, (line) => process.stdout.write(`${line}\n`));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

// Tests the companion on the map: when it comes, what it tells, its acts over the bus, who bears the flame, and a missing atlas.
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { beforeEach, expect, it, vi } from 'vitest';
import { createBus } from '../../bridge/bus.ts';
import type { BusEvents, CompanionAct } from '../../bridge/events.ts';
import { clickedTarget } from '../core/clickTarget.ts';
import { findRoute } from '../core/pathfinding.ts';
import { FIELD } from '../core/testing/companionWalk.ts';
import { createTextWorld } from '../core/testing/textWorld.ts';
import type { Moment } from '../entities/entity.ts';
import { createCompanionScene, WHOLE_ATLAS } from '../entities/testing/companionScene.ts';
import { Company } from './Company.ts';

const fakes = vi.hoisted(() => ({
  make: (): unknown => undefined,
  load: async () => undefined,
  lines: [] as string[],
}));
vi.mock('../entities/createGlow.ts', () => ({ createGlow: () => fakes.make() }));
vi.mock('../entities/createShadow.ts', () => ({ createShadow: () => fakes.make() }));
vi.mock('../engine/pen.ts', () => ({ paintTexture: (_: unknown, key: string) => key }));
vi.mock('../engine/loadTextures.ts', () => ({ loadCompanion: () => fakes.load() }));
vi.mock('../entities/SpeechBubble.ts', () => ({
  SpeechBubble: class {
    say(line: string) {
      fakes.lines.push(line);
    }
    update() {}
    destroy() {
      fakes.lines.pop();
    }
  },
}));

const WICK = { name: 'Wick', staying: false, isLit: true };
const STEP = 1 / 60;
beforeEach(() => {
  fakes.lines = [];
});

type Parts = ConstructorParameters<typeof Company>;

function setUp(rows: readonly string[] | undefined = WHOLE_ATLAS) {
  const { scene, images, plain } = createCompanionScene(rows);
  fakes.make = plain;
  const { mover, grid, at } = createTextWorld(FIELD);
  Object.assign(scene, { mover: { world: mover } });
  const bus = createBus();
  const stall = { id: 'stall', kind: 'shop', x: 700, y: 300, size: 40, isUsable: true };
  const yard = { id: 'yard', mechanic: 'work-ground', x: 900, y: 500, width: 200, height: 100, rotation: 0 };
  const objects = {
    ...{ entities: [stall], map: { mechanics: [yard], props: [] } },
    find: (id: string) => (id === stall.id ? stall : undefined),
  };
  const player = {
    body: { ...at('@'), radius: 16 },
    ...{ facing: 'down', speed: { x: 0, y: 0 }, hand: { x: 1, y: 2 }, hop: vi.fn() },
  };
  const clearance = () => grid;
  const findWay = async (from: Point, to: Point) => findRoute(grid, from, to, 0).points;
  const world = { port: bus, mechanics: { 'work-ground': { isGround: true } } };
  const company = new Company(...([scene, world, objects, { clearance, findWay }, player] as unknown as Parts));
  const run = async (seconds: number) => {
    for (let time = 0; time < seconds; time += STEP) {
      company.update({ seconds: STEP, reducedMotion: false } as Moment);
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  const moves: BusEvents['companion/moved'][] = [];
  const acted: BusEvents['companion/acted'][] = [];
  bus.on('companion/moved', (moved) => moves.push(moved));
  bus.on('companion/acted', (act) => acted.push(act));
  const told: BusEvents['ground/told'][] = [];
  bus.on('ground/told', (ground) => told.push(ground));
  return {
    ...{ told, images },
    bus,
    company,
    player,
    run,
    moves,
    acted,
    yard,
    ask: (act: CompanionAct) => bus.emit('companion/asked', act),
  };
}

async function walkAlong() {
  const set = setUp();
  await set.company.load();
  set.bus.emit('companion/changed', WICK);
  await set.run(1);
  return set;
}

it('comes when it is wanted and its pictures are there, whatever is first', async () => {
  const { bus, company, run, moves } = setUp();
  bus.emit('companion/changed', WICK);
  await run(0.5);
  expect(moves).toEqual([]);
  await company.load();
  await run(0.5);
  expect(moves).toHaveLength(1);
  bus.emit('companion/changed', null);
  await run(0.5);
  expect(moves).toHaveLength(1);
});

it('nobody comes without its atlas, and the realm goes on', async () => {
  const { bus, company, run, moves, acted, ask, player } = setUp(['sit']);
  await company.load();
  bus.emit('companion/changed', WICK);
  await run(0.5);
  ask({ act: 'come' });
  expect(moves).toEqual([]);
  expect(acted).toEqual([{ act: 'come', arrived: false }]);
  expect(company.hand).toBe(player.hand);
});

it('tells where it is at most four times a second, and nothing while nothing changes', async () => {
  const { run, moves, ask } = await walkAlong();
  expect(moves).toHaveLength(1);
  ask({ act: 'go', to: { x: 1200, y: 300 } });
  moves.length = 0;
  await run(2);
  expect(moves.length).toBeGreaterThan(5);
  expect(moves.length).toBeLessThanOrEqual(8);
  await run(10);
  expect(moves.at(-1)).toMatchObject({ pose: 'sit', near: null });
  moves.length = 0;
  await run(5);
  expect(moves).toEqual([]);
});

it('goes to a place and is near it, without standing at it', async () => {
  const { run, moves, ask, acted } = await walkAlong();
  ask({ act: 'go', to: 'stall' });
  await run(4);
  expect(acted).toEqual([{ act: 'go', arrived: true }]);
  const { x, y, near } = moves.at(-1) ?? { x: 0, y: 0, near: null };
  expect(near).toBe('stall');
  expect(Math.hypot(x - 700, y - 300)).toBeGreaterThan(50);
});

it('goes to a work ground, beside it', async () => {
  const { run, moves, ask, yard } = await walkAlong();
  ask({ act: 'go', to: 'yard' });
  await run(6);
  const { cx, cy, hx } = toOrientedBox(yard);
  const { x, y } = moves.at(-1) ?? { x: 0, y: 0 };
  expect(Math.hypot(x - cx, y - cy)).toBeGreaterThan(hx);
  expect(Math.hypot(x - cx, y - cy)).toBeLessThan(hx + 90);
});

it('says what it is asked to, once, and no longer than its act', async () => {
  const { bus, run, ask, acted } = await walkAlong();
  const spoken = vi.fn();
  bus.on('people/spoke', spoken);
  ask({ act: 'say', line: 'I do not know what that is.', mood: 'think' });
  expect(fakes.lines).toEqual(['I do not know what that is.']);
  expect(spoken).toHaveBeenCalledExactlyOnceWith({ id: 'companion', line: 'I do not know what that is.' });
  await run(0.5);
  ask({ act: 'fetch', to: 'nowhere' });
  expect(fakes.lines).toEqual([]);
  await run(0.1);
  expect(acted).toEqual([
    { act: 'say', arrived: false },
    { act: 'fetch', arrived: false },
  ]);
});

it('stays and comes as the interface says', async () => {
  const { bus, run, moves, player } = await walkAlong();
  bus.emit('companion/changed', { ...WICK, staying: true });
  await run(2);
  expect(moves.at(-1)?.pose).toBe('sit');
  const before = moves.at(-1);
  player.body.x += 80;
  await run(0.5);
  expect(moves.at(-1)).toBe(before);
});

it('bears the flame at the side of the player, who bears it alone while it is away', async () => {
  const { company, run, player, ask, moves } = await walkAlong();
  expect(company.hand).not.toBe(player.hand);
  company.hop({ x: 0, y: 0 });
  expect(player.hop).toHaveBeenCalledOnce();
  await run(0.5);
  expect(moves.at(-1)?.pose).toBe('carry');
  await run(2);
  ask({ act: 'go', to: 'stall' });
  await run(0.2);
  expect(company.hand).toBe(player.hand);
});

it('stands with the flame ready while a lantern is offered', async () => {
  const { bus, run, moves } = await walkAlong();
  bus.emit('lantern/offered', { offered: true });
  await run(0.5);
  expect(moves.at(-1)?.pose).toBe('carry');
  bus.emit('lantern/offered', { offered: false });
  await run(0.5);
  expect(moves.at(-1)?.pose).toBe('stand');
});

it('ends what it was asked for when it is sent away', async () => {
  const { bus, ask, run, acted } = await walkAlong();
  ask({ act: 'go', to: 'stall' });
  await run(0.3);
  bus.emit('companion/changed', null);
  expect(acted).toEqual([{ act: 'go', arrived: false }]);
});

it('leads along a way, over ground that glows', async () => {
  const { run, ask, acted, player } = await walkAlong();
  const way = [
    { x: 400, y: 400 },
    { x: 460, y: 400 },
  ];
  const made = vi.fn(fakes.make);
  fakes.make = made;
  ask({ act: 'lead', way, visited: [...way, { x: 500, y: 420 }] });
  expect(made).toHaveBeenCalledTimes(3);
  await run(2);
  expect(acted).toEqual([]);
  player.body.x = 400;
  await run(1);
  expect(acted).toEqual([{ act: 'lead', arrived: true }]);
});

it('glows with at most 150 lights, which the next search uses again', async () => {
  const { run, ask } = await walkAlong();
  const made = vi.fn(fakes.make);
  fakes.make = made;
  const visited = Array.from({ length: 800 }, (_, at) => ({ x: at, y: 400 }));
  ask({ act: 'lead', way: visited.slice(0, 2), visited });
  await run(0.2);
  ask({ act: 'lead', way: visited.slice(0, 2), visited });
  expect(made).toHaveBeenCalledTimes(150);
});

it('tells the ground when it is asked, and only then; nobody does where nobody walks along', async () => {
  const { bus, company, told, player } = setUp();
  bus.emit('ground/asked', null);
  expect(told).toEqual([]);
  bus.emit('companion/changed', WICK);
  await company.load();
  company.update({ seconds: STEP, reducedMotion: false } as Moment);
  expect(told).toEqual([]);
  bus.emit('ground/asked', null);
  expect(told).toHaveLength(1);
  const { rows, cols, companion, player: at } = told[0] ?? { rows: 0, cols: 0, companion: null, player: null };
  expect([rows, cols]).toEqual([13, 26]);
  expect(at).toEqual({ row: Math.floor(player.body.y / 64), col: Math.floor(player.body.x / 64) });
  expect(companion).not.toBeNull();
});

it('takes a stick that was thrown, and gives it when it has come', async () => {
  const { run, ask, acted, images, player } = await walkAlong();
  const before = images.length;
  ask({ act: 'throw', to: { x: 400, y: 400 } });
  expect(images).toHaveLength(before + 1);
  const stick = images[before];
  await run(1.5);
  expect(stick).toMatchObject({ x: 400, y: 400, visible: true });
  ask({ act: 'walk', steps: [{ step: 'go', to: { x: 400, y: 400 } }, { step: 'hop' }, { step: 'take' }] });
  while (acted.length < 2) await run(STEP);
  ask({ act: 'come' });
  await run(0.3);
  expect(stick?.x).toBeLessThan(400);
  expect(stick).toMatchObject({ visible: true, alpha: 1 });
  await run(4);
  expect(acted).toEqual([
    { act: 'throw', arrived: true },
    { act: 'walk', arrived: true },
    { act: 'come', arrived: true },
  ]);
  expect(Math.hypot((stick?.x ?? 0) - player.body.x, (stick?.y ?? 0) - player.body.y)).toBeLessThan(140);
  expect(stick?.visible).toBe(false);
});

it('can be clicked where it is seen', async () => {
  const { bus, company, run, moves } = setUp();
  await company.load();
  expect(company.clickable).toBeUndefined();
  bus.emit('companion/changed', WICK);
  await run(0.5);
  const { x, y } = moves.at(-1) ?? { x: 0, y: 0 };
  const { clickable } = company;
  expect(clickedTarget({ x, y: y - 30 }, clickable ? [clickable] : [])).toBe(clickable);
  bus.emit('companion/changed', null);
  expect(company.clickable).toBeUndefined();
});

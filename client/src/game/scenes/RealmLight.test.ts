// Tests when the light of a realm is shown, spreads, and is hidden; drawing is replaced by a record.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LanternMark } from '../../bridge/events.ts';
import type { LightDisc, Rgb } from '../core/light.ts';
import type { Geom, Scene } from '../engine/phaser.ts';
import type { Effects } from '../entities/Effects.ts';
import { RealmLight } from './RealmLight.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

const drawn = vi.hoisted(() => ({
  ambient: [] as unknown,
  base: [] as LightDisc[],
  shown: true,
  over: [] as { radius: number; strength: number }[],
}));

vi.mock('../engine/LightMap.ts', () => ({
  LightMap: class {
    paintBase(ambient: Rgb, discs: readonly LightDisc[]) {
      drawn.ambient = ambient;
      drawn.base = [...discs];
    }
    paintOver(discs: readonly LightDisc[]) {
      drawn.over = [...discs];
    }
    setShown(shown: boolean) {
      drawn.shown = shown;
    }
  },
}));
vi.mock('../entities/Fireflies.ts', () => ({
  Fireflies: class {
    setHomes() {}
    update() {}
  },
}));

vi.mock('../entities/FigureLights.ts', () => ({
  FigureLights: class {
    update() {}
  },
}));

vi.mock('../entities/createGlow.ts', () => {
  const glow = { setDepth: () => glow, setPosition: () => glow, setDisplaySize: () => glow, destroy() {} };
  return { createGlow: () => glow };
});

const VIEW = {} as Geom.Rectangle;
const DUSK = [160, 150, 210];
const WHITE = [255, 255, 255];

function createLight({ lit = '#ffffff', reducedMotion = false } = {}) {
  const settings = { thirtyFps: false, reducedMotion, alwaysBright: false, keys: {} as never };
  const sparks = vi.fn();
  const emit = vi.fn<(event: string, payload: { name: string }) => void>();
  const bearer = { hand: { x: 900, y: 700 }, hop: vi.fn() };
  const npc = { x: 380, y: 340, height: 50, hop: vi.fn(), lookAt: vi.fn() };
  const lanterns = ['one', 'two'].map((id, index) => ({
    id,
    x: 300 + index * 1500,
    y: 300,
    flameAt: { x: 300, y: 260 },
    mark: 'unlit' as LanternMark,
    celebrated: false,
    isPromised: false,
    get isReady() {
      return this.mark === 'ready';
    },
    setDaylight() {},
    setMark(mark: LanternMark, celebrated: boolean) {
      this.mark = mark;
      this.isPromised = false;
      this.celebrated = celebrated;
    },
  }));
  const awake = { setLight() {} };
  const map = { width: 2305, height: 1537, lights: [], props: [] } as Partial<RealmMap>;
  const objects = {
    map,
    lanterns,
    collectibles: [],
    boards: [],
    exits: [],
    places: [] as { x: number; y: number }[],
    posts: [],
    npcs: [npc],
    bodies: [],
    props: awake,
    lights: awake,
    weather: awake,
    animals: awake,
  };
  const world = { settings, light: { dusk: '#a096d2', lit }, port: { on() {}, emit } } as unknown as WorldContext;
  const light = new RealmLight(
    {} as Scene,
    world,
    objects as unknown as RealmObjects,
    { sparks, trail() {}, celebrate() {}, emote() {} } as unknown as Effects,
    bearer,
  );
  const run = (seconds: number) => {
    for (let time = 0; time < seconds; time += 0.05) light.update(0, 0.05, VIEW);
  };
  const sounds = () => emit.mock.calls.map(([, { name }]) => name);
  return { light, lanterns, objects, settings, sparks, bearer, npc, sounds, run };
}

beforeEach(() => Object.assign(drawn, { ambient: [], shown: true, over: [] }));

describe('the light of a realm', () => {
  it('is dusk before the first lantern, and shows the first marks without animation', () => {
    const { light, lanterns, sparks, run } = createLight();
    run(0.05);
    expect(drawn.ambient).toEqual(DUSK);
    light.lighting.setMarks({ one: 'lit', two: 'ready' });
    run(0.1);
    expect(drawn.over).toEqual([]);
    expect(sparks).not.toHaveBeenCalled();
    expect(lanterns.map(({ celebrated }) => celebrated)).toEqual([false, false]);
    expect(light.shareAt(320, 320)).toBeGreaterThan(0.5);
    expect(light.shareAt(1800, 300)).toBeLessThan(0.5);
  });

  it('lies on what mechanics have to be used, also after it was carried elsewhere', () => {
    const { objects, run } = createLight();
    run(0.5);
    expect(drawn.base).toEqual([]);
    objects.places = [{ x: 700, y: 600 }];
    run(0.5);
    expect(drawn.base).toMatchObject([{ x: 700, y: 600 }]);
    objects.places = [{ x: 900, y: 600 }];
    run(0.5);
    expect(drawn.base).toMatchObject([{ x: 900, y: 600 }]);
  });

  it('spreads from a lantern once it has taken the flame that the child sent', () => {
    const { light, lanterns, bearer, npc, sparks, sounds, run } = createLight();
    light.lighting.setMarks({ one: 'ready', two: 'unlit' });
    light.lighting.setMarks({ one: 'lit', two: 'unlit' });
    expect(bearer.hop).toHaveBeenCalledOnce();
    expect(light.lighting.flameTo('one')?.at).toEqual(bearer.hand);
    run(0.5);
    expect(lanterns[0]).toMatchObject({ mark: 'ready', isPromised: true });
    expect(sparks).not.toHaveBeenCalled();
    run(light.lighting.flameTo('one')?.secondsLeft ?? 0);
    expect(lanterns[0]).toMatchObject({ mark: 'lit', isPromised: false, celebrated: true });
    expect(light.lighting.flameTo('one')).toBeUndefined();
    expect(sparks).toHaveBeenCalledOnce();
    expect(sounds()).toEqual(['lantern-lit']);
    expect(npc.hop).toHaveBeenCalledOnce();
    run(0.1);
    const early = drawn.over[0]?.radius ?? 0;
    expect(light.shareAt(900, 300)).toBeLessThan(0.5);
    run(0.6);
    expect(drawn.over[0]?.radius).toBeGreaterThan(early);
    run(1.5);
    expect(light.shareAt(500, 300)).toBeGreaterThan(0.5);
  });

  it('sends one flame however often it is told, and a flame to each of two lanterns at once', () => {
    const { light, lanterns, bearer, run } = createLight();
    light.lighting.setMarks({ one: 'ready', two: 'ready' });
    light.lighting.setMarks({ one: 'lit', two: 'ready' });
    run(0.3);
    light.lighting.setMarks({ one: 'lit', two: 'lit' });
    light.lighting.setMarks({ one: 'lit', two: 'lit' });
    expect(bearer.hop).toHaveBeenCalledTimes(2);
    run(4);
    expect(lanterns.map(({ mark }) => mark)).toEqual(['lit', 'lit']);
  });

  it('puts a flame out whose lantern is not lit any more', () => {
    const { light, lanterns, sparks, run } = createLight();
    light.lighting.setMarks({ one: 'ready', two: 'unlit' });
    light.lighting.setMarks({ one: 'lit', two: 'unlit' });
    run(0.3);
    light.lighting.setMarks({ one: 'unlit', two: 'unlit' });
    run(4);
    expect(lanterns[0]).toMatchObject({ mark: 'unlit', isPromised: false });
    expect(sparks).not.toHaveBeenCalled();
  });

  it('fades in without growing if motion is reduced', () => {
    const { light, run } = createLight({ reducedMotion: true });
    light.lighting.setMarks({ one: 'ready', two: 'unlit' });
    light.lighting.setMarks({ one: 'lit', two: 'unlit' });
    run(0.1);
    const early = drawn.over[1];
    run(0.2);
    expect(drawn.over[1]?.radius).toBe(early?.radius);
    expect(drawn.over[1]?.strength).toBeGreaterThan(early?.strength ?? 1);
  });

  it('is daylight everywhere after the last lantern, at no cost', () => {
    const { light, sounds, run } = createLight();
    light.lighting.setMarks({ one: 'lit', two: 'ready' });
    light.lighting.setMarks({ one: 'lit', two: 'lit' });
    run((light.lighting.flameTo('two')?.secondsLeft ?? 0) + 1);
    expect(drawn.shown).toBe(true);
    expect(sounds()).toEqual(['lantern-lit', 'celebration']);
    run(2.5);
    expect(drawn.ambient).toEqual(WHITE);
    expect(drawn.shown).toBe(false);
    expect(light.shareAt(2300, 1500)).toBeGreaterThan(0.5);
  });

  it('stays a night in a realm whose light is dark', () => {
    const { light, run } = createLight({ lit: '#a9addf' });
    light.lighting.setMarks({ one: 'lit', two: 'lit' });
    run(0.1);
    expect(drawn.ambient).toEqual([169, 173, 223]);
    expect(drawn.shown).toBe(true);
  });

  it('is hidden while the setting for an always bright world is on', () => {
    const { settings, run } = createLight();
    settings.alwaysBright = true;
    run(0.1);
    expect(drawn.shown).toBe(false);
    settings.alwaysBright = false;
    run(0.1);
    expect(drawn.shown).toBe(true);
  });
});

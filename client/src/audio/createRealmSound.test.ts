// @vitest-environment jsdom
// Tests the realm sound when recordings load and when the browser cannot decode them.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRealmSound } from './createRealmSound.ts';
import { holdRealmMusic } from './musicHold.ts';

type ErrorListener = (id: number, why?: unknown) => void;
interface Options {
  src: string[];
  volume?: number;
  sprite: Record<string, unknown>;
  onloaderror: ErrorListener;
}

const { FakeHowl, howls, state } = vi.hoisted(() => {
  const howls: Fake[] = [];
  const state = { refuse: (_: string): boolean => false };
  class Fake {
    readonly played: string[] = [];
    readonly fades: [number, number][] = [];
    private readonly listeners: Record<string, () => void> = {};
    constructor(readonly options: Options) {
      howls.push(this);
      setTimeout(() => {
        const broken = options.src.some((url) => state.refuse(url));
        if (broken) options.onloaderror(0, 'Decoding audio data failed.');
        this.listeners[broken ? 'loaderror' : 'load']?.();
      });
    }
    once(event: string, done: () => void) {
      this.listeners[event] = done;
    }
    play(name: string) {
      this.played.push(name);
    }
    volume() {
      return this.fades.at(-1)?.[1] ?? 0;
    }
    fade(from: number, to: number) {
      this.fades.push([from, to]);
    }
    unload() {}
  }
  return { FakeHowl: Fake, howls, state };
});
vi.mock('howler', () => ({ Howl: FakeHowl, Howler: { mute: () => undefined } }));

const realm = { id: 'robo-realm', music: { calm: 'robo-realm-calm', busy: 'robo-realm-busy' } };
const volumes = { master: 0.4, music: 1, effects: 1 };
const howl = (part: string) => howls.find(({ options }) => options.src.some((url) => url.includes(part)));

beforeEach(() => {
  howls.length = 0;
  state.refuse = () => false;
});
afterEach(() => vi.restoreAllMocks());

async function begin() {
  const audio = createRealmSound(realm, Promise.resolve());
  audio.setVolumes(volumes);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(howl('robo-realm-calm')?.fades.length).toBeGreaterThan(0));
  return audio;
}

it('starts both layers together, the busy one at volume 0, and ducks the music', async () => {
  const audio = await begin();
  expect(howl('robo-realm-calm')?.played).toEqual(['loop']);
  expect(howl('robo-realm-busy')?.played).toEqual(['loop']);
  expect(howl('robo-realm-busy')?.volume()).toBe(0);
  audio.setBusy(true);
  expect(howl('robo-realm-busy')?.volume()).toBeCloseTo(0.4);
  audio.duck(true);
  expect(howl('robo-realm-busy')?.volume()).toBeCloseTo(0.12);
  audio.stop();
});

it('lets the busy layer sound at rest with the share of lit lanterns', async () => {
  const audio = await begin();
  audio.setLanterns({ lit: 2, total: 4 });
  expect(howl('robo-realm-busy')?.volume()).toBeCloseTo(0.2);
  audio.setBusy(true);
  expect(howl('robo-realm-busy')?.volume()).toBeGreaterThan(0.2);
  audio.setLanterns({ lit: 4, total: 4 });
  expect(howl('robo-realm-busy')?.volume()).toBeCloseTo(0.4);
  audio.stop();
});

it('is silent while a hold is active, and resumes after the last release', async () => {
  const audio = await begin();
  const calm = () => howl('robo-realm-calm')?.volume();
  const before = calm();
  const [release, releaseOther] = [holdRealmMusic(), holdRealmMusic()];
  expect(calm()).toBe(0);
  release();
  release();
  expect(calm()).toBe(0);
  releaseOther();
  expect(calm()).toBe(before);
  audio.stop();
});

it('only logs warnings if no sound can be decoded', async () => {
  state.refuse = () => true;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const audio = await begin();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(4));
  expect(warn.mock.calls[0]?.[0]).toContain('could not be loaded');
  expect(() => {
    audio.play('right');
    audio.play('blip-nova');
    audio.setBusy(true);
    audio.duck(true);
    audio.stop();
  }).not.toThrow();
});

it('plays the calm layer if only the busy one is broken', async () => {
  state.refuse = (url) => url.includes('busy');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const audio = await begin();
  expect(warn).toHaveBeenCalledWith('The sound "robo-realm-busy" could not be loaded', 'Decoding audio data failed.');
  expect(howl('robo-realm-calm')?.volume()).toBeCloseTo(0.4);
  audio.stop();
});

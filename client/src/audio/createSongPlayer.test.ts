// @vitest-environment jsdom
// Tests when a song outside the realms starts and stops.
import { beforeEach, expect, it, vi } from 'vitest';
import { createSongPlayer } from './createSongPlayer.ts';
import { musicHolds } from './musicHold.ts';

const { FakeHowl, howls } = vi.hoisted(() => {
  const howls: Fake[] = [];
  class Fake {
    played: string[] = [];
    unloaded = false;
    level = 0;
    constructor() {
      howls.push(this);
    }
    play(name: string) {
      this.played.push(name);
    }
    volume(level?: number) {
      if (level !== undefined) this.level = level;
      return this.level;
    }
    fade(_: number, to: number) {
      this.level = to;
    }
    unload() {
      this.unloaded = true;
    }
  }
  return { FakeHowl: Fake, howls };
});
vi.mock('howler', () => ({ Howl: FakeHowl, Howler: { mute: () => undefined } }));

const audible = { master: 0.4, music: 0.5, effects: 1 };
const muted = { master: 0, music: 0.5, effects: 1 };
const gesture = () => window.dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  howls.length = 0;
});

it('waits for a gesture, then plays at the configured volume', async () => {
  const song = createSongPlayer('menu-main');
  song.setVolumes(audible);
  expect(howls).toHaveLength(0);
  gesture();
  await vi.waitFor(() => expect(howls[0]?.played).toEqual(['loop']));
  expect(howls[0]?.level).toBeCloseTo(0.2);
  expect(musicHolds.getState()).toBe(1);
  song.setVolumes(muted);
  expect(howls[0]?.level).toBe(0);
  song.stop();
  expect(musicHolds.getState()).toBe(0);
  await vi.waitFor(() => expect(howls[0]?.unloaded).toBe(true));
});

it('loads nothing while muted', async () => {
  const song = createSongPlayer('menu-main');
  song.setVolumes(muted);
  gesture();
  await Promise.resolve();
  expect(howls).toHaveLength(0);
  song.setVolumes(audible);
  await vi.waitFor(() => expect(howls).toHaveLength(1));
  song.stop();
});

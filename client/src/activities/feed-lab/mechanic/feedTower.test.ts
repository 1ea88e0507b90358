// Tests the feed tower in a fake scene: untouched before the first feed, one picture for each post, the board only with a feed before.
import { expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './feedTower.ts';

const FEED = ['feather', 'feather', 'shell', 'gear', 'star', 'cupcake'];

function createTower() {
  const setPlaces = vi.fn();
  const emit = vi.fn();
  const shown = new Map<object, string>();
  const image = (_x: number, _y: number, texture: string, frame?: string) => {
    const added: Record<string, unknown> = {};
    for (const name of ['setOrigin', 'setDepth', 'setScale', 'setVisible', 'setPosition', 'setAlpha'])
      added[name] = () => added;
    added.destroy = () => void shown.delete(added);
    shown.set(added, frame ?? texture);
    return added;
  };
  const frame = { realWidth: 64, realHeight: 64, customData: { anchor: { x: 32, y: 60 } } };
  const texture = {
    has: (name: string) => name !== 'nothing',
    get: () => frame,
    customData: {},
    getSourceImage: () => ({ getContext: () => null }),
  };
  const scene = {
    add: { image },
    textures: { exists: () => true, get: () => texture, remove: () => undefined },
  } as unknown as MechanicScene;
  const mechanic = create({
    ...{ scene, bodies: [{ x: 0, y: 300, radius: 16 }], setPlaces, emit, playSound: () => undefined },
    spot: { id: 'feed-tower', x: 0, y: 0, properties: { atlas: 'items' } },
  } as unknown as MechanicContext<'feed-tower'>);
  return { mechanic, shown: () => [...shown.values()], setPlaces, emit };
}

it('leaves the tower as it is painted without a feed', () => {
  const { mechanic, shown } = createTower();
  mechanic.command?.({ now: [], before: null, words: '', remarks: [], tiles: [] });
  expect(shown()).toEqual([]);
});

it('shows each post on one of three screens, and replaces them with the next feed', () => {
  const { mechanic, shown } = createTower();
  mechanic.command?.({ now: FEED, before: null, words: '', remarks: [], tiles: [] });
  mechanic.command?.({ now: [...FEED].reverse(), before: null, words: '', remarks: [], tiles: [] });
  const screens = Array.from({ length: 3 }, () => 'feed-screen-feed-tower');
  expect(shown()).toEqual([...screens, ...[...FEED].reverse()]);
});

it('hangs the feed before beside it and removes all it drew', () => {
  const { mechanic, shown } = createTower();
  mechanic.command?.({ now: FEED, before: FEED, words: 'Before', remarks: [], tiles: [] });
  expect(shown().slice(9)).toEqual(['feed-board-feed-tower', ...FEED]);
  mechanic.destroy();
  expect(shown()).toEqual([]);
});

it('puts three people before it who talk while the player is near, and nobody without a feed', () => {
  const { mechanic, shown } = createTower();
  mechanic.command?.({ now: FEED, before: null, words: '', remarks: ['Only space, all day long.'], tiles: [] });
  const people = shown().filter((name) => name.startsWith('townsfolk'));
  expect(people).toHaveLength(3);
  mechanic.update?.(0, 0.016);
  mechanic.command?.({ now: [], before: null, words: '', remarks: [], tiles: [] });
  expect(shown()).toEqual([]);
});

it('lays the posts to tap on the ground, each a place of its own, and takes them away again', () => {
  const { mechanic, shown, setPlaces, emit } = createTower();
  const feed = { now: [], before: null, words: '', remarks: [] };
  mechanic.command?.({ ...feed, tiles: FEED.map((picture) => ({ picture, name: picture })) });
  expect(shown()).toHaveLength(12);
  expect(setPlaces.mock.lastCall?.[0]).toHaveLength(6);
  mechanic.use?.('4');
  expect(emit.mock.calls).toEqual([[{ tile: 4 }]]);
  mechanic.command?.({ ...feed, tiles: [] });
  expect(shown()).toEqual([]);
  expect(setPlaces.mock.lastCall?.[0]).toEqual([]);
});

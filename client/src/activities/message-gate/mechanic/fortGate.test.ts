// Tests the fort's gate in a fake scene: nothing before the first tree, couriers and a board with one, the gate opens to couriers that the tree accepts.
import { expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './fortGate.ts';

const BOARD = ['Friends in: 11 of 15', 'Thieves in: 2 of 15'];

interface Shown {
  key: string;
  visible: boolean;
}

function createFort(isReduced = false) {
  const images = new Set<Shown>();
  const sounds: string[] = [];
  const setPlaces = vi.fn();
  const emit = vi.fn();
  const image = (_x: number, _y: number, key: string) => {
    const added = { key, visible: true, texture: { key }, frame: { name: '' } };
    const setTexture = (next: string) => {
      added.key = next;
      added.texture.key = next;
      return whole;
    };
    const setVisible = (visible: boolean) => {
      added.visible = visible;
      return whole;
    };
    const same = Object.fromEntries(
      ['setOrigin', 'setDepth', 'setScale', 'setPosition', 'setAlpha', 'setAngle', 'setFrame'].map((name) => [
        name,
        () => whole,
      ]),
    );
    const whole: Shown = Object.assign(added, same, { setTexture, setVisible, destroy: () => images.delete(whole) });
    images.add(whole);
    return whole;
  };
  const texture = {
    has: (name: string) => name.endsWith('/0'),
    get: () => ({ realWidth: 40, realHeight: 60, customData: { anchor: { x: 20, y: 56 } } }),
    customData: {},
    getSourceImage: () => ({ getContext: () => null }),
  };
  const scene = {
    add: { image },
    textures: { exists: () => true, get: () => texture, remove: () => undefined },
  } as unknown as MechanicScene;
  const mechanic = create({
    ...{ scene, bodies: [{ x: 360, y: 690, radius: 16 }], isMotionReduced: () => isReduced },
    ...{ playSound: (name: string) => void sounds.push(name), setPlaces, emit },
    spot: {
      ...{ id: 'fort-gate', x: 124, y: 628, width: 480, height: 64 },
      properties: { atlas: 'npcs', reach: 300 },
    },
  } as unknown as MechanicContext<'fort-gate'>);
  const run = (seconds: number) => {
    for (let tick = 0; tick < seconds * 20; tick += 1) mechanic.update?.(tick * 50, 0.05);
  };
  const visible = () => [...images].filter((one) => one.visible).map(({ key }) => key);
  return { mechanic, run, visible, sounds, images, setPlaces, emit };
}

it('leaves the fort as it is painted before the first tree', () => {
  const { mechanic, run, images } = createFort();
  mechanic.command?.({ couriers: [], board: [], waiting: null });
  run(1);
  expect(images.size).toBe(0);
});

it('opens to a thief whom the tree lets in, and shows what came in', () => {
  const { mechanic, run, visible, sounds } = createFort();
  mechanic.command?.({ couriers: [{ id: 'letter-1', isThief: true, isShut: false }], board: BOARD, waiting: null });
  run(1);
  expect(visible()).toEqual(['fort-portcullis-shut', 'fort-board-fort-gate', 'npcs', 'fort-letter']);
  run(3.5);
  expect(visible()).toEqual(['fort-portcullis-open', 'fort-board-fort-gate', 'fort-mark-thief-wrong']);
  run(3);
  expect(visible()).toEqual(['fort-portcullis-shut', 'fort-board-fort-gate']);
  expect(sounds).toEqual(['gate', 'gate']);
});

it('stays shut to a friend who is turned away', () => {
  const { mechanic, run, visible, sounds } = createFort();
  mechanic.command?.({ couriers: [{ id: 'letter-1', isThief: false, isShut: true }], board: BOARD, waiting: null });
  run(5);
  expect(visible()).toContain('fort-mark-friend-wrong');
  expect(sounds).toEqual([]);
});

it('stands still with reduced motion, and removes all it drew', () => {
  const { mechanic, run, visible, images } = createFort(true);
  mechanic.command?.({ couriers: [{ id: 'letter-1', isThief: true, isShut: true }], board: BOARD, waiting: null });
  run(0.1);
  expect(visible()).toContain('fort-mark-thief-right');
  mechanic.destroy();
  expect(images.size).toBe(0);
});

it('lets the player decide by one of two stones, and opens to who is let in', () => {
  const { mechanic, run, visible, sounds, setPlaces, emit } = createFort();
  const waiting = { text: 'coach@starschool.example: Training is at five.', names: { in: 'Let in', out: 'Keep out' } };
  mechanic.command?.({ couriers: [], board: BOARD, waiting });
  expect(setPlaces.mock.lastCall?.[0]).toMatchObject([
    { id: '', name: 'Let in', use: 'choose' },
    { id: 'out', name: 'Keep out', use: 'choose' },
  ]);
  mechanic.use?.('');
  expect(emit.mock.calls).toEqual([[{ isLetIn: true }]]);
  run(0.5);
  expect(visible()).toContain('fort-portcullis-open');
  run(2);
  expect(visible()).toContain('fort-portcullis-shut');
  expect(sounds).toEqual(['gate', 'gate']);
  mechanic.command?.({ couriers: [], board: BOARD, waiting: null });
  expect(setPlaces.mock.lastCall?.[0]).toEqual([]);
});

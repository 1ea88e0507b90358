// Tests the parrots' bubbles: only a walking player nets one, it is put down where one stands on a pad, flies away when carried off, and all pictures are removed.
import { describe, expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import type { FlyingSentence } from '../messages.ts';
import { isAway, isNetted, placeInFlight } from './flight.ts';
import { create } from './speechBubbles.ts';

const AREA = { x: 400, y: 1000, width: 500, height: 100 };
const PADS = { true: 'True', false: 'False' };
const sentence = (id: string, at: FlyingSentence['at'] = 'air'): FlyingSentence => ({
  ...{ id, text: 'The bridge is painted red.', at, isTrue: null },
  page: { title: 'bridge', lines: ['The bridge is painted red.'] },
});

describe('the flight', () => {
  it('goes around the area, each parrot at a place of its own', () => {
    expect(placeInFlight(AREA, 0, 4, 0)).toMatchObject({ x: 900, y: 1050 });
    const places = [0, 1, 2, 3].map((at) => placeInFlight(AREA, at, 4, 0));
    expect(new Set(places.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size).toBe(4);
    for (const { x, y } of places) expect(isAway(AREA, { x, y })).toBe(false);
  });
  it('nets within reach only', () => {
    expect(isNetted({ x: 500, y: 1050 }, { x: 560, y: 1020 })).toBe(true);
    expect(isNetted({ x: 500, y: 1050 }, { x: 570, y: 1050 })).toBe(false);
  });
});

function createParrots(frames: readonly string[] = []) {
  let pictures = 0;
  const setFrame = vi.fn();
  const image = () => {
    pictures += 1;
    const added: Record<string, unknown> = { x: 0, y: 0 };
    for (const name of ['setScale', 'setDepth', 'setPosition', 'setOrigin', 'setVisible']) added[name] = () => added;
    added.setFrame = setFrame;
    added.destroy = () => {
      pictures -= 1;
    };
    return added;
  };
  const atlas = { has: (name: string) => frames.includes(name), get: () => ({ realWidth: 80, realHeight: 96 }) };
  const textures = {
    ...{ exists: (key: string) => key === 'npcs' && frames.length > 0, get: () => atlas },
    ...{ remove: () => undefined, createCanvas: () => null },
  };
  const player = { x: 0, y: 0, radius: 16 };
  const emit = vi.fn();
  const mechanic = create({
    ...{ scene: { add: { image }, textures } as unknown as MechanicScene, bodies: [player], emit },
    ...{ isMotionReduced: () => true, playSound: () => undefined },
    spot: {
      ...{ object: 1, id: 'truth-parrots', mechanic: 'speech-bubbles', rotation: 0, ...AREA },
      properties: { atlas: 'npcs', frame: 'muse/left/0', trueX: 500, trueY: 1200, falseX: 700, falseY: 1200 },
    },
  } as unknown as MechanicContext<'speech-bubbles'>);
  let time = 0;
  const walk = (x: number, y: number) => {
    Object.assign(player, { x, y });
    time += 2000;
    mechanic.update?.(time, 0.016);
  };
  /** Walks there and stands. */
  const stand = (x: number, y: number) => {
    walk(x, y);
    walk(x, y);
  };
  return { mechanic, emit, walk, stand, setFrame, pictures: () => pictures };
}

describe('speech bubbles', () => {
  it('turn their parrots without losing the anchor, which would put them out of sight', () => {
    const { mechanic, setFrame } = createParrots(['muse/left/0', 'muse/right/0']);
    mechanic.command?.({ sentences: [sentence('a')], pads: null });
    mechanic.update?.(0, 0.016);
    expect(setFrame.mock.calls).toEqual([['muse/right/0', false, false]]);
  });
  it('are netted by a walking player, not by one who stands still', () => {
    const { mechanic, emit, walk } = createParrots();
    walk(890, 1050);
    mechanic.command?.({ sentences: [sentence('a'), sentence('b')], pads: PADS });
    walk(890, 1050);
    expect(emit).not.toHaveBeenCalled();
    walk(880, 1050);
    expect(emit.mock.calls).toEqual([[{ kind: 'netted', id: 'a' }]]);
  });
  it('are kept by a player who only walks across a pad', () => {
    const { mechanic, emit, walk, stand } = createParrots();
    mechanic.command?.({ sentences: [sentence('a')], pads: PADS });
    walk(0, 0);
    walk(880, 1050);
    walk(500, 1190);
    stand(600, 1154);
    expect(emit.mock.calls).toEqual([[{ kind: 'netted', id: 'a' }]]);
    stand(690, 1200);
    expect(emit).toHaveBeenLastCalledWith({ kind: 'placed', id: 'a', verdict: 'false' });
  });
  it('are put down on a pad once, and one at a time', () => {
    const { mechanic, emit, walk, stand } = createParrots();
    mechanic.command?.({ sentences: [sentence('a'), sentence('b')], pads: PADS });
    walk(0, 0);
    walk(880, 1050);
    walk(410, 1050);
    stand(690, 1200);
    expect(emit).toHaveBeenLastCalledWith({ kind: 'placed', id: 'a', verdict: 'false' });
    stand(691, 1200);
    expect(emit).toHaveBeenCalledTimes(2);
    mechanic.command?.({ sentences: [sentence('a', 'false'), sentence('b')], pads: PADS });
    walk(410, 1050);
    stand(500, 1190);
    expect(emit).toHaveBeenLastCalledWith({ kind: 'placed', id: 'b', verdict: 'true' });
  });
  it('fly away from a player who leaves the place with one', () => {
    const { mechanic, emit, walk, stand } = createParrots();
    mechanic.command?.({ sentences: [sentence('a')], pads: PADS });
    walk(0, 0);
    walk(880, 1050);
    walk(100, 1050);
    stand(500, 1200);
    expect(emit.mock.calls).toEqual([[{ kind: 'netted', id: 'a' }]]);
  });
  it('cannot be netted without pads', () => {
    const { mechanic, emit, walk } = createParrots();
    mechanic.command?.({ sentences: [sentence('a')], pads: null });
    walk(0, 0);
    walk(880, 1050);
    expect(emit).not.toHaveBeenCalled();
  });
  it('leave no picture behind', () => {
    const { mechanic, walk, pictures } = createParrots();
    mechanic.command?.({ sentences: [sentence('a'), sentence('b', 'true')], pads: PADS });
    walk(0, 0);
    walk(880, 1050);
    walk(720, 1150);
    // One bubble, two pads, the net and the page.
    expect(pictures()).toBe(5);
    mechanic.destroy();
    expect(pictures()).toBe(0);
  });
});

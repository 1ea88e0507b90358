// Tests the stepping stones: breadths follow the likelihoods, the water is closed behind the last row, and each row is stepped on once.
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';
import { describe, expect, it, vi } from 'vitest';
import type { MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { createTestScene } from '../../../game/mechanics/testing/testScene.ts';
import { drawStone } from '../../kit/mechanic/stonePictures.ts';
import { closedWater, rowSlots, type Slot, slotAt } from '../../kit/mechanic/stonesLayout.ts';
import { create } from './steppingStones.ts';

const AREA = { x: 100, y: 200, width: 180, height: 110 };
const row = (chosen: number | null): StoneRow => ({
  stones: [
    { word: 'sea', count: 3, share: 0.75 },
    { word: 'cat', count: 1, share: 0.25 },
  ],
  chosen,
});

describe('the layout', () => {
  it('fills the breadth of the water, the likelier stone with more of it', () => {
    const [sea, cat] = rowSlots(AREA, 3, 1, row(null));
    // 110 − 2 × 22 = 66 to share: 22 + 49.5 and 22 + 16.5.
    expect([sea!.height, cat!.height]).toEqual([71.5, 38.5]);
    expect([sea!.x, cat!.y + cat!.height]).toEqual([100 + 60 + 17, 310]);
  });
  it('finds the stone under the feet, and none on the log', () => {
    const slots = rowSlots(AREA, 3, 0, row(null));
    expect(slotAt(slots, { x: 130, y: 300 })?.stone).toBe(1);
    expect(slotAt(slots, { x: 110, y: 300 })).toBeUndefined();
  });
  it('closes the water behind the rows that stand', () => {
    expect(closedWater(AREA, 3, 0)).toEqual(AREA);
    expect(closedWater(AREA, 3, 2)).toEqual({ ...AREA, x: 220, width: 60 });
    expect(closedWater(AREA, 3, 3)).toBeUndefined();
  });
});

function createStones() {
  const { scene, pictures } = createTestScene();
  const player = { x: 0, y: 250, radius: 16 };
  const emit = vi.fn();
  const setWalls = vi.fn();
  const mechanic = create({
    ...{ scene, bodies: [player], emit, setWalls },
    ...{ isMotionReduced: () => false, playSound: () => undefined },
    spot: {
      ...{ object: 1, id: 'word-stones', mechanic: 'stepping-stones', rotation: 0, ...AREA },
      properties: { rows: 2 },
    },
  } as unknown as MechanicContext<'stepping-stones'>);
  const show = (rows: StoneRow[], banner = '') => mechanic.command?.({ rows, banner, source: null });
  return { mechanic, player, emit, setWalls, show, pictures };
}

it('writes no word over the edges of its stone, however long it is', () => {
  const written: { font: string; room: number }[] = [];
  const pen = new Proxy({ font: '' } as Record<string, unknown>, {
    get: (state, name) => {
      if (name === 'measureText') return (words: string) => ({ width: words.length * 9 });
      if (name === 'fillText')
        return (...[, , , room]: number[]) => written.push({ font: String(state.font), room: room ?? Infinity });
      return name === 'font' ? state.font : () => undefined;
    },
  });
  const slot = { x: 0, y: 0, width: 38, height: 40, stone: 0 } as Slot;
  drawStone(
    pen as unknown as CanvasRenderingContext2D,
    slot,
    { ...row(null), stones: [{ word: 'homework', count: 1, share: 1 }] },
    0,
  );
  expect(written).toEqual([{ font: expect.stringMatching(/^700 8px/), room: 30 }]);
});

describe('stepping stones', () => {
  it('close the whole water before the first row stands, and nothing after the last', () => {
    const { setWalls, show } = createStones();
    expect(setWalls.mock.lastCall?.[0]).toMatchObject([AREA]);
    show([row(0), row(null)]);
    expect(setWalls.mock.lastCall?.[0]).toEqual([]);
  });
  it('do not close on a player who stands in the water after a reload', () => {
    const { mechanic, player, setWalls, show } = createStones();
    player.x = 250;
    show([row(null)]);
    expect(setWalls.mock.lastCall?.[0]).toEqual([]);
    player.x = 180;
    mechanic.update?.(0, 0.016);
    expect(setWalls.mock.lastCall?.[0]).toMatchObject([{ x: 190 }]);
  });
  it('say once which stone of the open row the player is on', () => {
    const { mechanic, player, emit, show } = createStones();
    show([row(null)]);
    mechanic.update?.(0, 0.016);
    expect(emit).not.toHaveBeenCalled();
    Object.assign(player, { x: 130, y: 300 });
    mechanic.update?.(0, 0.016);
    mechanic.update?.(16, 0.016);
    expect(emit.mock.calls).toEqual([[{ kind: 'stepped', row: 0, stone: 1 }]]);
    show([row(1), row(null)]);
    player.x = 250;
    mechanic.update?.(32, 0.016);
    expect(emit).toHaveBeenLastCalledWith({ kind: 'stepped', row: 1, stone: 1 });
  });
  it('say that the player has left once the crossing is done, and remove their pictures', () => {
    const { mechanic, player, emit, show, pictures } = createStones();
    show([row(0), row(0)], 'Sea sea.');
    expect(pictures()).toBe(6);
    player.x = 300;
    mechanic.update?.(0, 0.016);
    expect(emit).not.toHaveBeenCalled();
    player.x = 500;
    mechanic.update?.(0, 0.016);
    mechanic.update?.(0, 0.016);
    expect(emit.mock.calls).toEqual([[{ kind: 'left' }]]);
    mechanic.destroy();
    expect(pictures()).toBe(0);
  });
});

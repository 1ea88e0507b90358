// Tests the lunch yard in a fake scene: a mat is pressed once for each stand, and trays end in the bin of their answers.
import { expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import type { YardShow } from '../messages.ts';
import { create } from './lunchYard.ts';
import { placeTray, walkSeconds } from './trayWalk.ts';
import { floorMat, signMat, wayTo, YARD_SIZE } from './yardLayout.ts';

const SPOT = { x: 700, y: 1100 };
const ASIDE = { x: 100, y: 100 };
const EMPTY: YardShow = { signs: [], crates: [], card: null, floor: [], queue: null };

function createYard() {
  const shown = new Set<object>();
  const image = () => {
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setDepth', 'setPosition', 'setAngle', 'setVisible']) added[name] = () => added;
    added.destroy = () => void shown.delete(added);
    shown.add(added);
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  const player = { ...ASIDE, radius: 16 };
  const emit = vi.fn();
  const mechanic = create({
    ...{ scene: { add: { image }, textures } as unknown as MechanicScene, bodies: [player], emit },
    ...{ isMotionReduced: () => false, playSound: () => undefined },
    spot: { id: 'yard', ...YARD_SIZE, ...SPOT },
  } as unknown as MechanicContext<'lunch-yard'>);
  /** Seconds in frames of a tenth. */
  const stand = (at: { x: number; y: number }, seconds: number) => {
    Object.assign(player, at);
    for (let passed = 0; passed < seconds; passed += 0.1) mechanic.update?.(0, 0.1);
  };
  return { mechanic, emit, stand, shown };
}

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: SPOT.x + x + width / 2,
  y: SPOT.y + y + height / 2,
});

it('a mat is pressed once for each stand, not by walking across, nor by who stands there from the beginning', () => {
  const { mechanic, emit, stand } = createYard();
  mechanic.command?.({ ...EMPTY, signs: [{ id: 'column:dish', label: 'Dish', isOn: false }] });
  const mat = middleOf(signMat(0));
  stand(mat, 2);
  expect(emit).not.toHaveBeenCalled();
  stand(ASIDE, 0.3);
  stand(mat, 0.2);
  stand(ASIDE, 0.3);
  expect(emit).not.toHaveBeenCalled();
  stand(mat, 3);
  expect(emit.mock.calls).toEqual([[{ kind: 'stood', mat: 'column:dish' }]]);
  mechanic.command?.({ ...EMPTY, signs: [{ id: 'column:dish', label: 'Dish', isOn: true }] });
  stand(mat, 3);
  expect(emit).toHaveBeenCalledTimes(1);
});

it('every tray ends in its bin, and is in none before it has set out', () => {
  expect(placeTray(3, 4, 0)).toBeUndefined();
  const last = wayTo(3).at(-1)!;
  expect(placeTray(3, 4, walkSeconds([0, 0, 0, 0, 3]) + 0.1)).toEqual({ ...last, isThere: true });
  expect(walkSeconds([])).toBe(0);
});

it('the mats of the foot lie side by side in the yard', () => {
  const boxes = [0, 1, 2, 3].map((at) => floorMat(at, 4));
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1]?.x ?? YARD_SIZE.width;
    expect(box.x + box.width).toBeLessThanOrEqual(next);
  }
});

it('removes what it drew', () => {
  const { mechanic, shown, stand } = createYard();
  mechanic.command?.({
    ...EMPTY,
    queue: {
      boards: ['Hot?', null, null],
      bins: [{ label: 'full', isFull: true }, null, { label: 'empty', isFull: false }, null],
      trays: [{ id: 1, bin: 0, isRight: true, tint: 0 }],
    },
  });
  stand(ASIDE, 1);
  expect(shown.size).toBeGreaterThan(3);
  mechanic.destroy();
  expect(shown.size).toBe(0);
});

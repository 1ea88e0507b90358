// Tests the duel stage in a fake scene: a place that is stood on chooses its caption once, and as many townsfolk laugh as there are laughs.
import { expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './duelStage.ts';
import { CROWD_SIZE, placeAt, placeBoxes } from './stageLayout.ts';

const AREA = { x: 1000, y: 400, width: 264, height: 149 };
const OPEN = { title: 'The cat', captions: ['One', 'Two'], told: null, score: { mine: 0, neo: 0 } };
const TOLD = {
  ...OPEN,
  captions: [],
  told: { mine: { who: 'You', text: 'One', laughs: 4 }, neo: { who: 'Neo', text: 'Ha', laughs: 0 } },
};

function createStage() {
  const shown = new Map<object, string>();
  const image = (_x: number, _y: number, key: string, frame?: string) => {
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setDepth', 'setOrigin', 'setPosition', 'setAngle']) added[name] = () => added;
    added.destroy = () => void shown.delete(added);
    shown.set(added, frame ?? key);
    return added;
  };
  const frame = { realWidth: 64, realHeight: 80, customData: {} };
  const texture = { has: () => true, get: () => frame };
  const textures = {
    exists: (name: string) => name === 'npcs',
    get: () => texture,
    remove: () => undefined,
    createCanvas: () => null,
  };
  const player = { x: 0, y: 0, radius: 16 };
  const emit = vi.fn();
  const mechanic = create({
    ...{ scene: { add: { image }, textures } as unknown as MechanicScene, bodies: [player], emit },
    ...{ isMotionReduced: () => true, playSound: () => undefined },
    spot: { id: 'meme-duel', ...AREA, properties: { atlas: 'npcs' } },
  } as unknown as MechanicContext<'duel-stage'>);
  const stand = (x: number, y: number) => {
    Object.assign(player, { x, y });
    for (let frames = 0; frames < 10; frames += 1) mechanic.update?.(frames * 100, 0.1);
  };
  return { mechanic, emit, stand, shown: () => [...shown.values()] };
}

const [first, second, third] = placeBoxes(AREA);
const middle = ({ x, y, width, height }: typeof AREA) => [x + width / 2, y + height / 2] as const;

it('has two places on each side, and none between', () => {
  expect(placeBoxes(AREA).map((box) => placeAt(placeBoxes(AREA), { x: box.x + 5, y: box.y + 5 }))).toEqual([
    0, 1, 2, 3,
  ]);
  expect(placeAt(placeBoxes(AREA), { x: 1132, y: 600 })).toBe(-1);
});

it('chooses the caption of the place once, and says when the player has left after it was told', () => {
  const { mechanic, emit, stand } = createStage();
  mechanic.command?.(OPEN);
  stand(0, 0);
  stand(...middle(second!));
  stand(...middle(second!));
  expect(emit.mock.calls).toEqual([[{ kind: 'stepped', place: 1 }]]);
  mechanic.command?.(TOLD);
  stand(...middle(second!));
  expect(emit).toHaveBeenCalledTimes(1);
  stand(0, 0);
  stand(0, 0);
  expect(emit.mock.calls.slice(1)).toEqual([[{ kind: 'left' }]]);
});

it('chooses nothing for who stands there before the round opens, or on a place without a caption', () => {
  const { mechanic, emit, stand } = createStage();
  mechanic.command?.(OPEN);
  stand(...middle(first!));
  stand(0, 0);
  stand(...middle(third!));
  expect(emit).not.toHaveBeenCalled();
});

it('turns as many townsfolk to us as laugh, and takes all away with the duel', () => {
  const { mechanic, shown } = createStage();
  mechanic.command?.(TOLD);
  expect(shown().filter((name) => name.includes('/idle/'))).toHaveLength(4);
  expect(shown().filter((name) => name.includes('/up/'))).toHaveLength(CROWD_SIZE - 4);
  mechanic.command?.({ ...OPEN, score: null });
  expect(shown()).toEqual([]);
  mechanic.command?.(OPEN);
  mechanic.destroy();
  expect(shown()).toEqual([]);
});

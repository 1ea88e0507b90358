// Tests the drawn gate in a fake scene: sheet, floating drawings and lamps follow the command, and nothing is left behind.
import { expect, it } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './drawnGate.ts';
import { bubbleBox, lampBox } from './gateLayout.ts';

const DOORS = { x: 1512, y: 489, width: 96, height: 72 };
const CELLS = '1'.repeat(256);

function createGate() {
  const shown = new Set<object>();
  const image = () => {
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setDepth', 'setPosition', 'setAngle']) added[name] = () => added;
    added.destroy = () => void shown.delete(added);
    shown.add(added);
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  const scene = { add: { image }, textures } as unknown as MechanicScene;
  const context = { scene, playSound: () => undefined, spot: { id: 'gate', ...DOORS } };
  return { shown, gate: create(context as unknown as MechanicContext<'drawn-gate'>) };
}

it('shows the sheet, each kept drawing and a lamp for each vote, and removes them', () => {
  const { gate, shown } = createGate();
  const kept = [
    { side: 0, cells: CELLS, isNear: true },
    { side: 1, cells: CELLS, isNear: false },
  ];
  gate.command?.({ ink: CELLS, kept, votes: [2, 1] });
  expect(shown.size).toBe(1 + 2 + 3);
  gate.command?.({ ink: null, kept, votes: [0, 0] });
  expect(shown.size).toBe(2);
  gate.destroy();
  expect(shown.size).toBe(0);
});

it('the two kinds stand on their own sides, beyond the pillars and lamps', () => {
  const [sun, moon] = [bubbleBox(DOORS, 0, 0), bubbleBox(DOORS, 1, 0)];
  expect(sun.x + sun.width).toBeLessThan(lampBox(DOORS, 0, 0).x);
  expect(moon.x).toBeGreaterThan(lampBox(DOORS, 1, 0).x + lampBox(DOORS, 1, 0).width);
});

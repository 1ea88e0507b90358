// Tests the talking gate in a fake scene: a visitor comes and asks, another takes its place, and nothing is left behind.
import { expect, it } from 'vitest';
import type { MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { createPictureScene } from '../../kit/mechanic/testing/pictureScene.ts';
import { create } from './talkingGate.ts';

function createGate() {
  const { scene, frames } = createPictureScene();
  const mechanic = create({
    ...{ scene, isMotionReduced: () => true },
    spot: { id: 'gate', x: 0, y: 0, width: 150, height: 70, properties: { atlas: 'npcs' } },
  } as unknown as MechanicContext<'talking-gate'>);
  return { mechanic, frames };
}
const talk = (visitor: number, asks: string) => ({ talk: { visitor, asks, says: 'Open from 9 to 5.' } });

it('shows who asks, with a bubble for the question and one for the answer', () => {
  const { mechanic, frames } = createGate();
  mechanic.command?.(talk(2, 'When?'));
  mechanic.update?.(0, 0.016);
  expect(frames()).toEqual(['townsfolk-3/idle/0', undefined, undefined]);
  mechanic.command?.(talk(3, 'Where?'));
  expect(frames().filter((frame) => frame?.startsWith('townsfolk'))).toEqual(['townsfolk-4/idle/0']);
});

it('sends the visitor away when the window closes, and takes all away', () => {
  const { mechanic, frames } = createGate();
  mechanic.command?.(talk(0, 'When?'));
  mechanic.command?.({ talk: null });
  expect(frames().some((frame) => frame?.startsWith('townsfolk'))).toBe(false);
  mechanic.destroy();
  expect(frames()).toEqual([]);
});

// Tests the robot's yard in a fake scene: its squares, the robot turned as it drives, the splash, and the next yard.
import { expect, it, vi } from 'vitest';
import type { MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { createPictureScene } from '../../kit/mechanic/testing/pictureScene.ts';
import { create } from './steeringYard.ts';

const POND = ['####', '#>~#', '####'];
const LANE = ['####', '#.G#', '####'];

function createYard() {
  const { scene, frames } = createPictureScene();
  const [setWalls, playSound] = [vi.fn(), vi.fn()];
  const mechanic = create({
    ...{ scene, setWalls, playSound, isMotionReduced: () => false },
    spot: { id: 'robot-yard', x: 0, y: 0, width: 288, height: 192, properties: { atlas: 'field' } },
  } as unknown as MechanicContext<'steering-yard'>);
  const count = (frame: string) => frames().filter((one) => one === frame).length;
  const show = (rows: string[], mood: 'driving' | 'splashed', facing = 0) =>
    mechanic.command?.({
      rows,
      pose: { row: 1, col: 1, facing },
      ms: 100,
      mood,
      says: mood === 'splashed' ? 'Blub!' : '',
    });
  return { mechanic, count, frames, setWalls, playSound, show };
}

it('lays out hay, pond and free ground, and nobody can walk in', () => {
  const { count, setWalls, show } = createYard();
  show(POND, 'driving', 1);
  expect(['hay', 'water', 'track'].map(count)).toEqual([10, 1, 1]);
  expect([count('yard-robot-south'), count('yard-robot-east'), setWalls.mock.calls.length]).toEqual([1, 0, 1]);
});

it('splashes, is heard, and goes on to another yard', () => {
  const { count, playSound, show } = createYard();
  show(POND, 'splashed');
  expect([count('splash'), playSound.mock.calls[0]?.[0]]).toEqual([1, 'splash']);
  show(LANE, 'driving');
  expect([count('splash'), count('water'), count('battery')]).toEqual([0, 0, 1]);
});

it('removes all it drew', () => {
  const { mechanic, frames, show } = createYard();
  show(POND, 'splashed');
  mechanic.destroy();
  expect(frames()).toEqual([]);
});

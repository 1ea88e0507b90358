// Tests a walk step by step: straight and round what is in the way, with hops, looks, bumps and a stick, and how it fails.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { expect, it } from 'vitest';
import type { Step } from './StepWalk.ts';
import { createCompanionWalk, FIELD } from './testing/companionWalk.ts';

const START: Point = { x: 240, y: 432 };
const go = (x: number, y: number): Step => ({ step: 'go', to: { x, y } });

async function begin(drawing = FIELD) {
  const walk = createCompanionWalk(drawing);
  await walk.stand(1);
  return walk;
}

it('walks the steps one after the other, whatever the player does, and ends where they end', async () => {
  const { ask, stand, at, acted, taken } = await begin();
  ask({ act: 'walk', steps: [go(START.x, START.y), go(304, 432), { step: 'hop' }, go(304, 496), { step: 'take' }] });
  const seen: Point[] = [];
  await stand(4, () => {
    if (acted.length === 0) seen.push(at());
  });
  expect(acted).toEqual(['walk true']);
  expect(taken).toEqual(['hop', 'take']);
  const passed = (x: number, y: number) => seen.findIndex((one) => Math.hypot(one.x - x, one.y - y) < 4);
  expect(passed(304, 432)).toBeGreaterThan(passed(START.x, START.y));
  expect(passed(304, 496)).toBeGreaterThan(passed(304, 432));
});

it('looks where it is to look', async () => {
  const { ask, stand, companion } = await begin();
  ask({ act: 'walk', steps: [go(START.x, START.y), { step: 'look', to: { x: START.x, y: 0 } }, { step: 'take' }] });
  await stand(1.1, () => undefined);
  expect(companion.heading).toBe('north');
});

it('runs against what is in the way, and stands before it with a long face', async () => {
  const { ask, stand, at, companion, acted, world } = await begin();
  ask({ act: 'walk', steps: [go(48, 432), { step: 'bump', to: { x: -16, y: 432 } }] });
  const poses = new Set<string>();
  await stand(4, () => {
    if (acted.length === 0) poses.add(companion.pose);
    expect(world.isInWall(companion.body)).toBe(false);
  });
  expect([...poses]).toContain('wrong');
  expect(acted).toEqual(['walk true']);
  expect(at().x).toBeGreaterThan(30);
});

it('goes round a wall between two steps, and fails where no way leads', async () => {
  const { ask, stand, acted, at } = await begin(
    FIELD.replace(/#(\.{4}@\.{45})#/, '#....@..#..........................................#'),
  );
  ask({ act: 'walk', steps: [go(240, 432), go(368, 432), { step: 'take' }] });
  let east = 0;
  await stand(3, () => {
    east = Math.max(east, at().x);
  });
  expect(east).toBeGreaterThanOrEqual(366);
  expect(acted).toEqual(['walk true']);
  ask({ act: 'walk', steps: [go(8, 8)] });
  await stand(0.5);
  expect(acted).toEqual(['walk true', 'walk false']);
});

it('watches what is thrown from where it stands', async () => {
  const { ask, stand, at, companion, acted } = await begin();
  const before = at();
  ask({ act: 'throw', to: { x: before.x, y: before.y + 300 } });
  await stand(1);
  expect(companion.heading).toBe('south');
  expect(at()).toEqual(before);
  await stand(0.5);
  expect(acted).toEqual(['throw true']);
});

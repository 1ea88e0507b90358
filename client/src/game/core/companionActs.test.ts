// Tests what a companion does when it is asked to, how each act ends, and that a newer one replaces the older.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { expect, it } from 'vitest';
import type { Task } from './companionActs.ts';
import { createCompanionWalk, DOWN, FIELD, RIGHT } from './testing/companionWalk.ts';

const STALL: Point = { x: 700, y: 200 };
const goTo = (act: 'go' | 'fetch', place = STALL): Task => ({
  act,
  place: { x: place.x, y: place.y - 60 },
  spots: [place],
});

async function begin(drawing = FIELD) {
  const walk = createCompanionWalk(drawing);
  await walk.stand(1);
  return walk;
}

it('says something, with a mood, while it goes on following', async () => {
  const { ask, stand, walk, acted, companion, gap } = await begin();
  ask({ act: 'say', mood: 'think', seconds: 1.5 });
  await stand(0.2);
  expect(companion.pose).toBe('think');
  await walk(RIGHT, 0.8);
  expect(companion.pose).toBe('walk');
  expect(acted).toEqual([]);
  await walk(RIGHT, 0.6);
  expect(acted).toEqual(['say true']);
  expect(gap()).toBeLessThan(120);
});

it('poses where it stands for some seconds', async () => {
  const { ask, stand, walk, acted, companion, at } = await begin();
  ask({ act: 'pose', pose: 'proud', seconds: 1 });
  const before = at();
  await walk(RIGHT, 0.8);
  expect(companion.pose).toBe('proud');
  expect(at()).toEqual(before);
  await stand(0.4);
  expect(acted).toEqual(['pose true']);
  expect(companion.pose).not.toBe('proud');
});

it('goes to a place, looks at it, and waits there until it is to come', async () => {
  const { ask, walk, stand, acted, companion, at, gap } = await begin();
  ask(goTo('go'));
  await stand(4);
  expect(acted).toEqual(['go true']);
  expect(at()).toEqual(STALL);
  expect(companion.heading).toBe('north');
  await walk(DOWN, 0.8);
  ask({ act: 'pose', pose: 'wrong', seconds: 0.5 });
  await stand(1);
  expect(at()).toEqual(STALL);
  ask({ act: 'come' });
  await stand(4);
  expect(acted).toEqual(['go true', 'pose true', 'come true']);
  expect(gap()).toBeLessThan(115);
});

it('takes the next spot where no way leads to the first, and fails where none leads to any', async () => {
  const { ask, stand, acted, at } = await begin();
  ask({ act: 'go', place: STALL, spots: [{ x: 8, y: 8 }, STALL] });
  await stand(4);
  expect(at()).toEqual(STALL);
  ask({ act: 'go', place: STALL, spots: [{ x: 8, y: 8 }] });
  await stand(0.2);
  ask({ act: 'fetch', place: STALL, spots: [] });
  await stand(0.2);
  expect(acted).toEqual(['go true', 'go false', 'fetch false']);
});

it('fetches: there, a second of waiting, and back', async () => {
  const { ask, stand, acted, companion, at, gap } = await begin();
  ask(goTo('fetch'));
  let waited = 0;
  await stand(6, () => {
    if (at().x === STALL.x && at().y === STALL.y) waited += 1 / 60;
  });
  expect(waited).toBeGreaterThan(0.9);
  expect(waited).toBeLessThan(1.3);
  expect(acted).toEqual(['fetch true']);
  expect(gap()).toBeLessThan(115);
  expect(companion.appearances).toBe(1);
});

it('leads at a pace that can be followed, and waits for who falls behind', async () => {
  const { ask, stand, walk, acted, companion, gap } = await begin();
  const way = [300, 600, 900].map((x) => ({ x, y: 400 }));
  ask({ act: 'lead', way });
  await stand(3);
  expect(gap()).toBeGreaterThan(200);
  expect(gap()).toBeLessThan(235);
  expect(companion.pose).toBe('stand');
  await walk(RIGHT, 2.4, () => expect(gap()).toBeLessThan(240));
  await stand(2);
  expect(acted).toEqual(['lead true']);
  expect(companion.body.x).toBeGreaterThan(780);
});

it('leads on from the first point that it can reach, and not where there is none', async () => {
  const { ask, stand, walk, acted } = await begin();
  const wall = { x: 8, y: 8 };
  ask({ act: 'lead', way: [wall, { x: 260, y: 400 }, { x: 320, y: 400 }] });
  await stand(1);
  await walk(RIGHT, 0.4);
  await stand(1);
  ask({ act: 'lead', way: [wall] });
  await stand(0.2);
  ask({ act: 'lead', way: [] });
  await stand(0.2);
  expect(acted).toEqual(['lead true', 'lead false', 'lead false']);
});

it('a newer act ends the older one, also on the way', async () => {
  const { ask, stand, acted, gap } = await begin();
  ask(goTo('go'));
  await stand(0.5);
  ask({ act: 'say', seconds: 0.5 });
  await stand(0.1);
  ask({ act: 'come' });
  await stand(2);
  expect(acted).toEqual(['go false', 'say false', 'come true']);
  expect(gap()).toBeLessThan(115);
});

it('comes to the player although it was told to stay, and stays there', async () => {
  const { ask, stand, walk, companion, at, gap, acted } = await begin();
  companion.setStaying(true);
  await walk(RIGHT, 1.5);
  ask({ act: 'come' });
  await stand(3);
  expect(acted).toEqual(['come true']);
  expect(gap()).toBeLessThan(115);
  const before = at();
  await walk(RIGHT, 1);
  expect(at()).toEqual(before);
});

// Tests that a companion follows, rests out of the way, sits, stays, makes room, appears, and moves less with reduced motion.
import { describe, expect, it } from 'vitest';
import { clearance } from './keepClear.ts';
import { createCompanionWalk, DOWN, FIELD, LEFT, RIGHT } from './testing/companionWalk.ts';

const GAP = `
  ####################
  #....#.............#
  #....#.............#
  #....#.............#
  #.@................#
  #....#.............#
  #....#.............#
  #....#.............#
  ####################`;

describe('following', () => {
  it('keeps its distance on a long way', async () => {
    const { walk, gap, companion } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1);
    await walk(RIGHT, 3, () => {
      expect(gap()).toBeGreaterThan(60);
      expect(gap()).toBeLessThan(115);
    });
    expect(companion).toMatchObject({ pose: 'walk', heading: 'east', isRunning: false });
  });

  it('squeezes through wherever the player did, and never into a wall', async () => {
    const { walk, companion, world, gap } = createCompanionWalk(GAP);
    const inWalls = () => expect(world.isInWall(companion.body)).toBe(false);
    await walk(RIGHT, 0.6, inWalls);
    await walk({ x: 0, y: 0 }, 0.1, inWalls);
    await walk(RIGHT, 0.5, inWalls);
    await walk(DOWN, 0.4, inWalls);
    await walk(RIGHT, 0.7, inWalls);
    expect(companion.body.x).toBeGreaterThan(world.at('@').x + 160);
    expect(gap()).toBeLessThan(180);
  });

  it('runs when it was left behind, until it has caught up', async () => {
    const { walk, stand, companion, gap } = createCompanionWalk(FIELD);
    companion.setStaying(true);
    await walk(RIGHT, 1.6);
    expect(gap()).toBeGreaterThan(300);
    companion.setStaying(false);
    await walk(RIGHT, 0.3);
    expect(companion.isRunning).toBe(true);
    await stand(2);
    expect(companion.isRunning).toBe(false);
    expect(gap()).toBeLessThan(115);
  });

  it('searches a way where the trail is lost', async () => {
    // A way of two cells, as maps have it.
    const { put, stand, companion, leader, gap, world } = createCompanionWalk(
      GAP.replace('#.@................#\n  #....#', '#.@................#\n  #.....'),
    );
    await stand(0.1);
    companion.setStaying(true);
    put({ x: world.at('@').x + 250, y: world.at('@').y - 80 });
    await stand(0.1);
    companion.setStaying(false);
    await stand(0.05);
    // Not at once: it walks.
    expect(gap()).toBeGreaterThan(200);
    await stand(3);
    expect(gap()).toBeLessThan(130);
    expect(companion.appearances).toBe(1);
    expect(leader.body.x - companion.body.x).toBeLessThan(130);
  });
});

describe('resting', () => {
  it('stands beside or behind the player, not where it looks', async () => {
    const { walk, stand, companion, leader, gap } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1);
    await stand(1.5);
    expect(companion.pose).toBe('stand');
    expect(companion.body.x).toBeLessThan(leader.body.x + 12);
    expect(gap()).toBeGreaterThanOrEqual(60);
    expect(gap()).toBeLessThan(110);
    // To the player.
    expect(companion.heading).toContain('east');
  });

  it('sits down after the player has stood for four seconds, and gets up when it goes', async () => {
    const { walk, stand, companion } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1);
    await stand(3.8);
    expect(companion.pose).toBe('stand');
    await stand(0.5);
    expect(companion.pose).toBe('sit');
    await walk(RIGHT, 0.1);
    expect(companion.pose).not.toBe('sit');
    await walk(RIGHT, 0.4);
    expect(companion.pose).toBe('walk');
  });

  it('leaves everything that is used free, wherever the player stands at it', async () => {
    const kinds = ['npc', 'lantern', 'shop', 'post', 'exit', 'mechanic', 'collectible'];
    for (const kind of kinds) {
      const { walk, stand, things, leader, companion, isClearThere } = createCompanionWalk(FIELD);
      await walk(RIGHT, 1);
      const { x, y } = leader.body;
      for (const [dx, dy] of [
        [40, 0],
        [-60, 0],
        [0, 50],
        [0, -50],
      ] as const) {
        things.splice(0, things.length, { kind, x: x + dx, y: y + dy, size: 36, height: 60 });
        await stand(3);
        expect(isClearThere(), `${kind} ${dx} ${dy}`).toBe(true);
        const thing = { x: x + dx, y: y + dy };
        const distance = Math.hypot(companion.body.x - thing.x, companion.body.y - thing.y);
        expect(distance).toBeGreaterThanOrEqual(clearance({ kind, size: 36 }));
      }
    }
  });

  it('goes aside when something to use comes up where it stands', async () => {
    const { walk, stand, things, companion, isClearThere } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1);
    await stand(6);
    expect(companion.pose).toBe('sit');
    things.push({ kind: 'mechanic', x: companion.body.x, y: companion.body.y, size: 32 });
    await stand(2);
    expect(isClearThere()).toBe(true);
  });

  it('rather stands where it is seen than behind a house', async () => {
    const { walk, stand, pictures, leader, companion } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1);
    const { x, y } = leader.body;
    pictures.push({ left: x - 150, right: x + 10, top: y - 20, ground: y + 140 });
    await stand(2);
    expect(companion.body.y).toBeLessThan(y - 5);
  });

  it('ignores what is not there', async () => {
    const { walk, stand, things, at } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1);
    await stand(2);
    const before = at();
    things.push({ kind: 'collectible', ...before, size: 32, isAbsent: true });
    await stand(2);
    expect(at()).toEqual(before);
  });

  it('makes room for a player who comes towards it', async () => {
    const { walk, stand, companion, leader, gap } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1.5);
    await stand(2);
    const { x, y } = companion.body;
    const to = { x: x - leader.body.x, y: y - leader.body.y };
    const length = Math.hypot(to.x, to.y);
    let nearest = Number.POSITIVE_INFINITY;
    await walk({ x: to.x / length, y: to.y / length }, 0.5, () => {
      nearest = Math.min(nearest, gap());
    });
    expect(nearest).toBeGreaterThan(24);
    expect(Math.hypot(companion.body.x - x, companion.body.y - y)).toBeGreaterThan(15);
  });

  it('watches from the edge of a work ground, and follows when the player leaves it', async () => {
    const ground = { x: 500, y: 250, width: 400, height: 300, rotation: 0 };
    const { walk, stand, gap, isClearThere } = createCompanionWalk(FIELD, { ground });
    await walk(RIGHT, 1.8);
    await stand(2);
    expect(isClearThere()).toBe(true);
    await walk(RIGHT, 0.3);
    await stand(2);
    expect(isClearThere()).toBe(true);
    await walk(RIGHT, 1.4);
    await stand(2);
    expect(gap()).toBeLessThan(130);
  });
});

describe('staying', () => {
  it('sits where it is, whatever the player does, until it may come', async () => {
    const { walk, stand, companion, at, gap } = createCompanionWalk(FIELD);
    await walk(RIGHT, 1);
    companion.setStaying(true);
    await stand(1.5);
    const before = at();
    expect(companion.pose).toBe('sit');
    await walk(RIGHT, 3);
    expect(at()).toEqual(before);
    expect(companion.pose).toBe('sit');
    companion.setStaying(false);
    await walk(LEFT, 1);
    expect(companion.pose).toBe('walk');
    await stand(3);
    expect(gap()).toBeLessThan(115);
  });
});

describe('appearing', () => {
  it('is near the player at the start, and where the player was moved', async () => {
    const { stand, put, companion, gap, leader } = createCompanionWalk(FIELD);
    expect(companion.isPlaced).toBe(false);
    await stand(0.1);
    expect(companion.isPlaced).toBe(true);
    expect(gap()).toBeLessThan(130);
    put({ x: 1300, y: 300 });
    await stand(0.05);
    expect(gap()).toBeLessThan(130);
    expect(companion.appearances).toBe(2);
    // The player looks down.
    expect(companion.body.y).toBeLessThan(leader.body.y + 12);
  });

  it('comes back where it was left hopelessly far behind', async () => {
    const { walk, stand, companion, gap } = createCompanionWalk(FIELD);
    companion.setStaying(true);
    await walk(RIGHT, 2.5);
    companion.setStaying(false);
    expect(gap()).toBeGreaterThan(640);
    await stand(0.05);
    expect(gap()).toBeLessThan(130);
  });

  it('comes back where no way leads to the player', async () => {
    const { stand, put, companion, gap } = createCompanionWalk(
      GAP.replace('@....', '@..#.').replace('@..............', '@..#...........'),
    );
    companion.setStaying(true);
    await stand(0.1);
    put({ x: 420, y: 144 });
    await stand(0.1);
    companion.setStaying(false);
    await stand(0.4);
    expect(gap()).toBeLessThan(215);
  });

  it('is not seen where there is no place for it', async () => {
    const { stand, things, companion } = createCompanionWalk(FIELD);
    things.push({ kind: 'exit', x: 200, y: 400, size: 5000, entrance: { x: 0, y: 0 } });
    things.push({ kind: 'shop', x: 200, y: 400, size: 5000 });
    await stand(1);
    expect(companion.isPlaced).toBe(false);
    things.length = 0;
    await stand(1);
    expect(companion.isPlaced).toBe(true);
  });

  it('appears instead of running if motion is reduced', async () => {
    const { walk, stand, companion, gap } = createCompanionWalk(FIELD);
    companion.isMotionReduced = true;
    companion.setStaying(true);
    await walk(RIGHT, 1.2);
    expect(gap()).toBeGreaterThan(250);
    companion.setStaying(false);
    await stand(0.05);
    expect(gap()).toBeLessThan(130);
    expect(companion.isRunning).toBe(false);
    // It walks along as usual.
    const { appearances } = companion;
    await walk(RIGHT, 1.5);
    expect(companion.appearances).toBe(appearances);
  });
});

it('holds the flame up to the lantern, and ready while one is offered', async () => {
  const { walk, stand, companion, leader } = createCompanionWalk(FIELD);
  await walk(RIGHT, 1);
  await stand(1.5);
  companion.isFlameReady = true;
  await stand(0.1);
  expect(companion).toMatchObject({ pose: 'carry', isWithPlayer: true });
  companion.isFlameReady = false;
  companion.holdUp({ x: companion.body.x, y: 0 }, 1);
  await stand(0.5);
  expect(companion).toMatchObject({ pose: 'carry', heading: 'north' });
  await stand(1);
  expect(companion.pose).toBe('stand');
  expect(leader.body.x).toBeGreaterThan(companion.body.x - 12);
  expect(companion.heading).not.toBe('north');
});

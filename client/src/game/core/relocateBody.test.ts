// Tests the position after a map reload: a free body stays, a body in a wall is pushed out, an enclosed one is moved.
import { describe, expect, it } from 'vitest';
import { relocateBody } from './relocateBody.ts';
import { createTextWorld } from './testing/textWorld.ts';

const ROOM = `
  s.........
  ..........
  ......p...
  ..........
  ..........
  ..........`;

function relocate(drawing: string) {
  const world = createTextWorld(drawing);
  const start = createTextWorld(ROOM).at('p');
  const body = { ...start, radius: 16 };
  relocateBody(
    body,
    {
      ...world.size,
      walls: world.walls.map((wall) => ({ ...wall, object: 1, visible: false })),
      spawn: { ...world.at('s'), object: 2, facing: 'down' },
    },
    world.mover,
  );
  return { world, start, body };
}

describe('the player on a reloaded map', () => {
  it('keeps its exact position where there is room', () => {
    const { body, start } = relocate(ROOM);
    expect(body).toMatchObject(start);
  });

  it('is pushed out of a new wall', () => {
    const { world, body } = relocate(`
      s.........
      ..........
      .....####.
      ..........
      ..........
      ..........`);
    expect(world.isInWall(body)).toBe(false);
    expect(world.mover.pushOut({ ...body })).toBe(false);
  });

  it('leaves a block of walls that is much larger than itself', () => {
    const { world, body } = relocate(`
      s.........
      ..#######.
      ..#######.
      ..#######.
      ..#######.
      ..........`);
    expect(world.isInWall(body)).toBe(false);
  });

  it('is moved out of an enclosed yard', () => {
    const { world, body, start } = relocate(`
      s...#####.
      ....#...#.
      ....#...#.
      ....#...#.
      ....#####.
      ..........`);
    expect(body).not.toMatchObject(start);
    expect(world.isInWall(body)).toBe(false);
    expect(body.x < 4 * 32 || body.x > 9 * 32 || body.y > 5 * 32).toBe(true);
  });
});

// After a map was saved anew: who stands free stays, who stands in a wall comes out of it, who was walled in gets a way out.
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

function settled(drawing: string) {
  const world = createTextWorld(drawing);
  const stood = createTextWorld(ROOM).at('p');
  const body = { ...stood, radius: 16 };
  relocateBody(
    body,
    {
      ...world.size,
      walls: world.walls.map((wall) => ({ ...wall, object: 1, visible: false })),
      spawn: { ...world.at('s'), object: 2, facing: 'down' },
    },
    world.mover,
  );
  return { world, stood, body };
}

describe('the player on a map that was saved anew', () => {
  it('stays to the pixel where there is room', () => {
    const { body, stood } = settled(ROOM);
    expect(body).toMatchObject(stood);
  });

  it('steps out of a wall that grew over it', () => {
    const { world, body } = settled(`
      s.........
      ..........
      .....####.
      ..........
      ..........
      ..........`);
    expect(world.isInWall(body)).toBe(false);
    const again = { ...body };
    expect(world.mover.pushOut(again)).toBe(false);
  });

  it('leaves a block of walls that is much larger than itself', () => {
    const { world, body } = settled(`
      s.........
      ..#######.
      ..#######.
      ..#######.
      ..#######.
      ..........`);
    expect(world.isInWall(body)).toBe(false);
  });

  it('is not left in a yard without a way out', () => {
    const { world, body, stood } = settled(`
      s...#####.
      ....#...#.
      ....#...#.
      ....#...#.
      ....#####.
      ..........`);
    expect(body).not.toMatchObject(stood);
    expect(world.isInWall(body)).toBe(false);
    expect(body.x < 4 * 32 || body.x > 9 * 32 || body.y > 5 * 32).toBe(true);
  });
});

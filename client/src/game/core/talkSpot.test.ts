// Tests where the player stands during a talk.
import { describe, expect, it } from 'vitest';
import { talkSpot } from './talkSpot.ts';
import { createTextWorld } from './testing/textWorld.ts';

const spotIn = (drawing: string, offset = { x: 0, y: 0 }) => {
  const world = createTextWorld(drawing);
  const player = world.at('p');
  const character = { ...world.at('c'), size: 32 };
  const from = { x: player.x + offset.x, y: player.y + offset.y };
  return { from, character, spot: talkSpot(from, character, (x, y, radius) => world.mover.hasRoom(x, y, radius)) };
};
const OPEN = `
  ........
  ........
  ...pc...
  ........
  ........`;

describe('the player in a talk', () => {
  it('steps back from a character that it stands too near to', () => {
    const { spot, character } = spotIn(OPEN);
    expect(spot).toEqual({ x: character.x - 48, y: character.y });
  });

  it('does not stand in front of the character when it can stand beside it', () => {
    const { spot, character } = spotIn(OPEN, { x: 28, y: 40 });
    expect(spot.y).toBe(character.y);
  });

  it('stays in reach of the character', () => {
    const { spot, character } = spotIn(OPEN);
    expect(Math.hypot(spot.x - character.x, spot.y - character.y)).toBeLessThan(52);
  });

  it('never walks through a wall, and stays where no spot is free', () => {
    const { spot, from } = spotIn(`
      ########
      ########
      ###pc###
      ########
      ########`);
    expect(spot).toEqual(from);
  });
});

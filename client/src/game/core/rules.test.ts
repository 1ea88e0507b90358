// Tests small rules of the world: interaction reach, facing, occlusion and held keys.
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import { describe, expect, it } from 'vitest';
import { easeAlpha, occludes } from './depth.ts';
import { avatarFrame, facingFromMovement } from './facing.ts';
import { EnterDetector, isAtExitArrow, isInZone, nearestInteractable } from './interactables.ts';

describe('the interaction reach', () => {
  const wizard = { id: 'wizard', x: 100, y: 100, size: 32 };
  const robot = { id: 'robot', x: 130, y: 100, size: 32 };

  it('of a character is its size plus 20', () => {
    expect(nearestInteractable({ x: 100, y: 152 }, [wizard])).toBe(wizard);
    expect(nearestInteractable({ x: 100, y: 152.5 }, [wizard])).toBeUndefined();
  });
  it('selects the nearest of several', () => {
    expect(nearestInteractable({ x: 120, y: 110 }, [wizard, robot])).toBe(robot);
  });
  it('of an exit arrow is 50 units', () => {
    expect(isAtExitArrow({ x: 50, y: 0 }, { x: 0, y: 0 })).toBe(true);
    expect(isAtExitArrow({ x: 51, y: 0 }, { x: 0, y: 0 })).toBe(false);
  });
  it('counts an entry once until the player has left', () => {
    const detector = new EnterDetector();
    expect([true, true, false, true].map((inside) => detector.hasEntered('zone', inside))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
  it('supports rotated zones', () => {
    const zone = toOrientedBox({ x: 100, y: 0, width: 80, height: 20, rotation: 90 });
    expect(isInZone({ x: 90, y: 60 }, zone)).toBe(true);
    expect(isInZone({ x: 140, y: 10 }, zone)).toBe(false);
  });
});

describe('facing', () => {
  it('follows the dominant axis and keeps the previous facing on a diagonal', () => {
    expect(facingFromMovement(3, 1, 'up')).toBe('right');
    expect(facingFromMovement(1, 1, 'down')).toBe('down');
    expect(facingFromMovement(-1, -1, 'down')).toBe('up');
    expect(facingFromMovement(0, 0, 'left')).toBe('left');
  });
  it('advances the walking frame every 0.1 s, in the row of the direction', () => {
    expect([0, 0.1, 0.85, 0.9].map((seconds) => avatarFrame('left', true, seconds))).toEqual([9, 10, 17, 9]);
  });
  it('keeps the last facing before the idle row plays', () => {
    expect(avatarFrame('up', false, 0.5)).toBe(0);
    expect(avatarFrame('up', false, 2)).toBeGreaterThanOrEqual(36);
  });
});

describe('a tall object', () => {
  const tree = { left: 0, right: 100, top: 0, ground: 120 };
  it('occludes a player behind it, not in front of or beside it', () => {
    expect(occludes(tree, { x: 50, y: 90 })).toBe(true);
    expect(occludes(tree, { x: 50, y: 125 })).toBe(false);
    expect(occludes(tree, { x: 140, y: 90 })).toBe(false);
  });
  it('fades to its goal and stays there', () => {
    let alpha = 1;
    for (let step = 0; step < 30; step += 1) alpha = easeAlpha(alpha, 0.45, 1 / 60);
    expect(alpha).toBe(0.45);
  });
});

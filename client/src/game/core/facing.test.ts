// Tests the eight directions of a figure: none flickers between two, and which pictures stand for one that is not drawn.
import { expect, it } from 'vitest';
import { drawnHeadings, headingFromMovement } from './facing.ts';

it.each([
  [1, 0, 'east'],
  [1, 1, 'south-east'],
  [0, 1, 'south'],
  [-1, 1, 'south-west'],
  [-1, 0, 'west'],
  [-1, -1, 'north-west'],
  [0, -1, 'north'],
  [1, -1, 'north-east'],
] as const)('heads by (%d, %d) to the %s', (dx, dy, heading) => {
  expect(headingFromMovement(dx, dy, heading === 'south' ? 'north' : 'south')).toBe(heading);
});

it('keeps a heading without movement, and near the line between two', () => {
  expect(headingFromMovement(0, 0, 'west')).toBe('west');
  expect(headingFromMovement(1, 0.45, 'east')).toBe('east');
  expect(headingFromMovement(1, 0.45, 'south-east')).toBe('south-east');
  // Across the line where the angle starts again.
  expect(headingFromMovement(-1, -0.3, 'west')).toBe('west');
});

it('is drawn as itself, mirrored, or from the side', () => {
  expect(drawnHeadings('north-west')).toEqual([
    { name: 'north-west', isMirrored: false },
    { name: 'north-east', isMirrored: true },
    { name: 'west', isMirrored: false },
    { name: 'east', isMirrored: true },
  ]);
});

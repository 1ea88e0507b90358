// Builds test worlds from text drawings: `#` wall, `.` ground, letters name spots; a cell is 32×32 units.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { clearanceGrid } from '@lanternwise/shared/maps/clearance';
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import { Mover } from '../Mover.ts';

const CELL = 32;

export interface TextWorld {
  size: { width: number; height: number };
  walls: MapRect[];
  mover: Mover;
  grid: ReturnType<typeof clearanceGrid>;
  /** Centre of the cell with this letter. */
  at(letter: string): Point;
  /** Whether a point lies in a wall cell. */
  isInWall(point: Point): boolean;
}

export function createTextWorld(drawing: string, extraWalls: MapRect[] = []): TextWorld {
  const rows = drawing
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const size = { width: (rows[0]?.length ?? 0) * CELL, height: rows.length * CELL };
  const walls = rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) =>
      cell === '#' ? [{ x: x * CELL, y: y * CELL, width: CELL, height: CELL, rotation: 0 }] : [],
    ),
  );
  walls.push(...extraWalls);
  return {
    size,
    walls,
    mover: new Mover(size, walls),
    grid: clearanceGrid(size, walls.map(toOrientedBox), PLAYER_SIZE / 2),
    at(letter) {
      const y = rows.findIndex((row) => row.includes(letter));
      if (y < 0) throw new Error(`no ${letter} in the drawing`);
      return { x: ((rows[y]?.indexOf(letter) ?? 0) + 0.5) * CELL, y: (y + 0.5) * CELL };
    },
    isInWall: ({ x, y }) => rows[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] === '#',
  };
}

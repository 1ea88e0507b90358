// Paints over the lawn what the search does: visited squares, the glowing edge where it goes on, and the way it found.
import type { GridCell } from '@lanternwise/shared/learning/search/grid';
import { DEPTH } from '../../../game/core/depth.ts';
import { type Box, type Pen, paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';
import type { LiveMaze } from '../messages.ts';
import { SQUARE } from './dogWalk.ts';

const COLOURS = { visited: '#4aa3ff88', waiting: '#ffe066cc', glow: '#fff6b0', path: '#ffd23fe0' } as const;

const centre = ({ row, col }: GridCell) => ({ x: (col + 0.5) * SQUARE, y: (row + 0.5) * SQUARE });

function fillSquare(pen: Pen, cell: GridCell, colour: string, inset: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(cell.col * SQUARE + inset, cell.row * SQUARE + inset, SQUARE - 2 * inset, SQUARE - 2 * inset, 4);
  pen.fill();
}

export function drawSearch(pen: Pen, { visited, waiting, path }: Pick<LiveMaze, 'visited' | 'waiting' | 'path'>): void {
  for (const cell of visited) fillSquare(pen, cell, COLOURS.visited, 1);
  for (const cell of path) fillSquare(pen, cell, COLOURS.path, 3);
  for (const cell of waiting) {
    const { x, y } = centre(cell);
    const glow = pen.createRadialGradient(x, y, 1, x, y, SQUARE * 0.7);
    glow.addColorStop(0, COLOURS.glow);
    glow.addColorStop(1, '#ffe06600');
    pen.fillStyle = glow;
    pen.fillRect(x - SQUARE, y - SQUARE, 2 * SQUARE, 2 * SQUARE);
    fillSquare(pen, cell, COLOURS.waiting, 5);
  }
}

export class SearchMarks {
  private readonly key: string;
  private image: GameObjects.Image | undefined;

  constructor(
    private readonly scene: MechanicScene,
    private readonly spot: Box & { id: string },
  ) {
    this.key = `search-${spot.id}`;
  }

  show(live: LiveMaze): void {
    const { x, y, width, height } = this.spot;
    paintTexture(this.scene.textures, this.key, this.spot, (pen) => drawSearch(pen, live));
    this.image ??= this.scene.add
      .image(x + width / 2, y + height / 2, this.key)
      .setScale(1 / TEXTURE_SCALE)
      .setDepth(DEPTH.overFlat + 0.5);
  }

  hide(): void {
    this.image?.destroy();
    this.image = undefined;
  }
}

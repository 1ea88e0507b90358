// The squares of a field on the map, each a picture of an atlas; drawn again only where they change.
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { addFrame } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { type Box, squareCentre } from './driving.ts';

interface Picture {
  images: readonly GameObjects.Image[];
  cell: string;
}

export interface SquareLook {
  atlas: string;
  /** Squares that stand up are sorted among people and props; all others lie on the ground. */
  standing: ReadonlySet<string>;
  /** What lies over a square besides; nothing for most. */
  mark?(cell: string, at: { x: number; y: number }): GameObjects.Image | undefined;
}

export class Squares {
  private pictures = new Map<string, Picture>();

  constructor(
    private readonly scene: MechanicScene,
    private readonly box: Box,
    private readonly look: SquareLook,
  ) {}

  /** A layout of another size replaces all squares. */
  show(cells: readonly (readonly string[])[]): void {
    const [rows, cols] = [cells.length, cells[0]?.length ?? 0];
    const seen = new Set<string>();
    for (const [row, line] of cells.entries()) {
      for (const [col, cell] of line.entries()) {
        const key = `${rows}x${cols}:${row}:${col}`;
        seen.add(key);
        if (this.pictures.get(key)?.cell !== cell) this.draw(key, cell, squareCentre(this.box, rows, cols, row, col));
      }
    }
    for (const key of this.pictures.keys()) if (!seen.has(key)) this.remove(key);
  }

  private draw(key: string, cell: string, at: { x: number; y: number }): void {
    this.remove(key);
    const { atlas, standing, mark } = this.look;
    const image = addFrame(this.scene, atlas, cell, at);
    if (!image) return;
    image.setDepth(standing.has(cell) ? ySortDepth(at.y) : DEPTH.overFlat);
    const marked = mark?.(cell, at);
    this.pictures.set(key, { images: marked ? [image, marked] : [image], cell });
  }

  private remove(key: string): void {
    for (const image of this.pictures.get(key)?.images ?? []) image.destroy();
    this.pictures.delete(key);
  }

  destroy(): void {
    for (const key of [...this.pictures.keys()]) this.remove(key);
  }
}

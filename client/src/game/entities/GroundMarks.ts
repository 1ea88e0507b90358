// Soft lights on the ground where a companion's search has been: they come up one after the other, and go when it is over.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, easeAlpha } from '../core/depth.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';

const COLOR = '#ffd98a';
const RADIUS = 22;
const STRENGTH = 0.34;
const MARKS_PER_SECOND = 90;
/** More would only be brighter. */
const MOST_MARKS = 500;

export class GroundMarks {
  private marks: GameObjects.Image[] = [];
  private seconds = 0;
  private isOver = false;

  constructor(private readonly scene: Scene) {}

  /** In the order in which they were visited; replaces older ones. */
  show(points: readonly Readonly<Point>[]): void {
    this.clear();
    this.marks = points
      .slice(0, MOST_MARKS)
      .map(({ x, y }) => createGlow(this.scene, x, y, COLOR, RADIUS, 0).setDepth(DEPTH.marker));
    this.seconds = 0;
    this.isOver = false;
  }

  fade(): void {
    this.isOver = true;
  }

  update(seconds: number, reducedMotion: boolean): void {
    if (this.marks.length === 0) return;
    this.seconds += seconds;
    const shown = reducedMotion ? this.marks.length : this.seconds * MARKS_PER_SECOND;
    let isAnyLeft = false;
    for (const [at, mark] of this.marks.entries()) {
      const goal = !this.isOver && at < shown ? STRENGTH : 0;
      if (mark.alpha !== goal) mark.setAlpha(easeAlpha(mark.alpha, goal, seconds / 3));
      isAnyLeft ||= mark.alpha > 0;
    }
    if (this.isOver && !isAnyLeft) this.clear();
  }

  private clear(): void {
    for (const mark of this.marks) mark.destroy();
    this.marks = [];
  }
}

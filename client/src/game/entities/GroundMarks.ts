// Soft lights on the ground where a companion's search has been: they come up one after the other, and go when it is over.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, easeAlpha } from '../core/depth.ts';
import { thinOut } from '../core/thinOut.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';

const COLOR = '#ffcf5a';
const RADIUS = 36;
/** Laid over the ground instead of added to it: on pale paving and in daylight an added light is not seen. */
const STRENGTH = 0.7;
/** All are there after so long, or sooner if they are few. */
const MOST_SECONDS = 2.4;
const MARKS_PER_SECOND = 45;
/** For more places each light is larger instead: the same ground glows for the same cost. */
const MOST_MARKS = 150;

export class GroundMarks {
  /** Made when they are first needed, then used again. */
  private readonly pool: GameObjects.Image[] = [];
  private count = 0;
  private seconds = 0;
  private isOver = false;

  constructor(private readonly scene: Scene) {}

  /** In the order in which they were visited; replaces older ones. */
  show(points: readonly Readonly<Point>[]): void {
    const shown = thinOut(points, MOST_MARKS);
    const radius = RADIUS * Math.sqrt(Math.max(1, points.length / MOST_MARKS));
    this.clear();
    for (const [at, { x, y }] of shown.entries()) {
      const mark = this.markAt(at);
      mark
        .setPosition(x, y)
        .setDisplaySize(radius * 2, radius * 2)
        .setAlpha(0)
        .setVisible(true);
    }
    this.count = shown.length;
    this.seconds = 0;
    this.isOver = false;
  }

  fade(): void {
    this.isOver = true;
  }

  update(seconds: number, reducedMotion: boolean): void {
    if (this.count === 0) return;
    this.seconds += seconds;
    const perSecond = Math.max(MARKS_PER_SECOND, this.count / MOST_SECONDS);
    const shown = reducedMotion ? this.count : this.seconds * perSecond;
    let isAnyLeft = false;
    for (let at = 0; at < this.count; at += 1) {
      const mark = this.pool[at];
      if (!mark) continue;
      const goal = !this.isOver && at < shown ? STRENGTH : 0;
      if (mark.alpha !== goal) mark.setAlpha(easeAlpha(mark.alpha, goal, seconds / 3));
      isAnyLeft ||= mark.alpha > 0;
    }
    if (this.isOver && !isAnyLeft) this.clear();
  }

  private markAt(at: number): GameObjects.Image {
    const mark = this.pool[at] ?? createGlow(this.scene, 0, 0, COLOR, RADIUS, 0);
    if (!this.pool[at]) mark.setDepth(DEPTH.marker).setBlendMode('NORMAL');
    this.pool[at] = mark;
    return mark;
  }

  private clear(): void {
    for (let at = 0; at < this.count; at += 1) this.pool[at]?.setVisible(false);
    this.count = 0;
  }
}

// The mark over a character's head: '!' has a task, '?' has one under way.
import type { CharacterMark } from '../../bridge/events.ts';
import { DEPTH } from '../core/depth.ts';
import { findFrame } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';

/** The picture is drawn twice as large as shown. */
const DRAWN_SCALE = 0.5;
const GAP = 4;
const BOB_UNITS = 2.5;
const BOB_SECONDS = 1.6;

export class HeadMark {
  private readonly image: GameObjects.Image;
  private mark: CharacterMark | undefined;
  private seconds = Math.random() * BOB_SECONDS;

  constructor(private readonly scene: Scene) {
    this.image = scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH.bubble).setVisible(false);
  }

  setMark(mark: CharacterMark | undefined): void {
    if (mark === this.mark) return;
    const found = mark && findFrame(this.scene.textures, 'world', `mark-${mark}`);
    this.mark = found && mark;
    if (!found) return;
    this.image.setTexture(found.texture, found.frame).setOrigin(found.originX, found.originY).setScale(DRAWN_SCALE);
  }

  /** (x, y) = top of the head. */
  update(seconds: number, x: number, y: number, hidden: boolean, reducedMotion: boolean): void {
    const { image } = this;
    const isVisible = this.mark !== undefined && !hidden;
    if (image.visible !== isVisible) image.setVisible(isVisible);
    if (!isVisible) return;
    this.seconds += seconds;
    const bob = reducedMotion ? 0 : Math.sin((this.seconds / BOB_SECONDS) * Math.PI * 2) * BOB_UNITS;
    image.setPosition(x, y - GAP + bob);
  }
}

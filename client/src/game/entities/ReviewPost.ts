// A lantern post of the map: a notice board beneath a burning lamp, with a book over it, where the learner reviews.
import { POST_SIZE } from '@lanternwise/shared/constants/movement';
import type { Point, PostSpot } from '@lanternwise/shared/maps/realmMap';
import { POST_ATLAS } from '@lanternwise/shared/maps/requiredAtlases';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { addFrame, findFrame, placeholderFrame } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import type { Entity, Moment } from './entity.ts';

/** Middle of the board and of the lamp, from the spot. */
const BOARD_X = -14;
const LAMP_X = 28;
/** Of the flame and of the book's lower edge over the ground. */
const FLAME_HEIGHT = 64;
const BOOK_HEIGHT = 60;
const BOOK_SCALE = 0.62;
const BOB_HEIGHT = 3;
const HEIGHT = 96;

export class ReviewPost implements Entity {
  readonly kind = 'post';
  readonly isUsable = true;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size = POST_SIZE;
  /** Of its picture above the ground. */
  readonly height = HEIGHT;
  readonly isFrameMissing: boolean;
  private readonly book: GameObjects.Image;

  constructor(scene: Scene, spot: PostSpot) {
    this.id = spot.id;
    this.x = spot.x;
    this.y = spot.y;
    const lamp = { x: spot.x + LAMP_X, y: spot.y };
    standUpright(scene, 'notice-board', { x: spot.x + BOARD_X, y: spot.y });
    standUpright(scene, 'lamp', lamp);
    const cover = findFrame(scene.textures, 'items', 'icon-journal');
    this.isFrameMissing = cover === undefined || findFrame(scene.textures, POST_ATLAS, 'notice-board') === undefined;
    const picture = cover ?? placeholderFrame(scene.textures, 'hat');
    this.book = scene.add
      .image(spot.x + BOARD_X, spot.y - BOOK_HEIGHT, picture.texture, picture.frame)
      .setOrigin(picture.originX, picture.originY)
      .setScale(BOOK_SCALE)
      .setDepth(ySortDepth(spot.y) + 0.1);
    createGlow(scene, lamp.x, lamp.y - FLAME_HEIGHT, '#ffe58a', 46, 0.4);
  }

  /** The ground that its lamp lights. */
  get lampAt(): Point {
    return { x: this.x + LAMP_X, y: this.y };
  }

  update({ time, reducedMotion }: Moment): void {
    const wave = reducedMotion ? 0 : Math.sin(time / 520 + this.x);
    this.book.y = this.y - BOOK_HEIGHT + wave * BOB_HEIGHT;
  }
}

/** The picture with its painted shadow; `at` = where it touches the ground. */
function standUpright(scene: Scene, frame: string, { x, y }: Point): void {
  for (const [isShadow, name] of [frame, `${frame}~shadow`].entries()) {
    addFrame(scene, POST_ATLAS, name, { x, y })?.setDepth(isShadow === 1 ? DEPTH.shadow : ySortDepth(y));
  }
}

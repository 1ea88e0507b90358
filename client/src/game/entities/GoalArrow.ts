// The arrow at the edge of the screen that points at the current goal and fades when the goal is near.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, easeAlpha } from '../core/depth.ts';
import { placeGoalArrow } from '../core/goalArrow.ts';
import { generatedTexture } from '../engine/generatedTextures.ts';
import type { Cameras, GameObjects, Scene } from '../engine/phaser.ts';
import { pixelRatio } from '../engine/screen.ts';

const SWAY_UNITS = 4;
const SWAY_MS = 900;
const DRAWN_SIZE = 0.6;

export class GoalArrow {
  private readonly image: GameObjects.Image;
  private readonly place = { x: 0, y: 0, angle: 0, isShown: false };
  private alpha = 0;

  constructor(scene: Scene) {
    this.image = scene.add.image(0, 0, generatedTexture(scene.textures, 'pointer')).setDepth(DEPTH.bubble);
    this.image.setVisible(false);
  }

  /** `goal` = undefined hides the arrow; `avatar` = its feet. */
  update(
    time: number,
    seconds: number,
    camera: Cameras.Scene2D.Camera,
    goal: Point | undefined,
    avatar: Point,
    reducedMotion: boolean,
  ): void {
    const { image, place } = this;
    const unit = pixelRatio() / camera.zoom;
    if (goal) placeGoalArrow(camera.worldView, unit, goal, avatar, place);
    const alphaGoal = goal && place.isShown ? 1 : 0;
    this.alpha = reducedMotion ? alphaGoal : easeAlpha(this.alpha, alphaGoal, seconds);
    const isVisible = this.alpha > 0;
    if (image.visible !== isVisible) image.setVisible(isVisible);
    if (!isVisible) return;
    const sway = reducedMotion ? 0 : Math.sin((time / SWAY_MS) * Math.PI * 2) * SWAY_UNITS * unit;
    image
      .setAlpha(this.alpha)
      .setScale(unit * DRAWN_SIZE)
      .setRotation(place.angle)
      .setPosition(place.x + Math.cos(place.angle) * sway, place.y + Math.sin(place.angle) * sway);
  }
}

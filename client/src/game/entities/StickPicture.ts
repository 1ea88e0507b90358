// Draws the stick that is thrown for the companion: painted by code when the first one is thrown.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { Stick } from '../core/stick.ts';
import { type Pen, paintTexture } from '../engine/pen.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createShadow } from './createShadow.ts';

const SIZE = { width: 44, height: 20 };
const BARK = '#8a5a34';
const LIGHT = '#c08a58';
const INK = '#3a2416';
const LEAF = '#6fae4e';
/** Over the body that carries it, or over the ground where it lies. */
const CARRIED_ABOVE = 0.3;
const SHADOW_SCALE = 0.5;

function branch(pen: Pen, width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(6, 12);
  pen.quadraticCurveTo(22, 9, 38, 13);
  pen.moveTo(26, 11);
  pen.lineTo(32, 5);
  pen.stroke();
}

function drawStick(pen: Pen): void {
  branch(pen, 8, INK);
  branch(pen, 5, BARK);
  pen.fillStyle = INK;
  pen.beginPath();
  pen.ellipse(36, 5, 6, 4, -0.5, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = LEAF;
  pen.beginPath();
  pen.ellipse(36, 5, 4.6, 2.8, -0.5, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = LIGHT;
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.moveTo(8, 11);
  pen.quadraticCurveTo(20, 8.5, 30, 10.5);
  pen.stroke();
}

export class StickPicture {
  private readonly stick = new Stick();
  private image: GameObjects.Image | undefined;
  private shadow: GameObjects.Image | undefined;

  constructor(private readonly scene: Scene) {}

  /** `hand` over the ground of who throws it. */
  throw(ground: Readonly<Point>, hand: Readonly<Point>, to: Readonly<Point>): void {
    const { scene } = this;
    this.image ??= scene.add.image(0, 0, paintTexture(scene.textures, 'stick', SIZE, drawStick));
    this.image.setDisplaySize(SIZE.width, SIZE.height);
    this.shadow ??= createShadow(scene, 0, 0).setScale(SHADOW_SCALE);
    this.stick.throw(ground, ground.y - hand.y, to);
  }

  take(): void {
    this.stick.take();
  }

  give(): void {
    this.stick.give();
  }

  /** It lies a while longer. */
  remember(): void {
    this.stick.remember();
  }

  drop(): void {
    this.stick.drop();
    this.show();
  }

  update(seconds: number, carrier: Readonly<Point> & { lift: number }, isMotionReduced: boolean): void {
    if (!this.stick.isSeen) return;
    this.stick.step(seconds, carrier, isMotionReduced);
    this.show();
  }

  private show(): void {
    const { image, shadow, stick } = this;
    if (!image || !shadow) return;
    const { alpha, angle, isSeen, lift, state, x, y } = stick;
    image
      .setVisible(isSeen)
      .setPosition(x, y - lift)
      .setAlpha(alpha);
    image.rotation = angle;
    shadow
      .setVisible(isSeen && state !== 'carried')
      .setPosition(x, y)
      .setAlpha(alpha);
    const depth = state === 'lying' ? DEPTH.shadow + 1 : ySortDepth(Math.round(y)) + CARRIED_ABOVE;
    if (image.depth !== depth) image.setDepth(depth);
  }
}

// The board beside a shop's door, on which the world shows what the child's program printed.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { ShopBoard } from '../../bridge/events.ts';
import { ySortDepth } from '../core/depth.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';

/** Size on the map, units. */
const WIDTH = 78;
const HEIGHT = 44;
/** Texture pixels per unit: crisp at the largest zoom. */
const SCALE = 3;
/** From the door: beside the wall, its feet on the pavement. */
const OFFSET: Point = { x: 62, y: 10 };
const LEG = 9;
const FONT_SIZE = 8.5;
const LINE_HEIGHT = 10.5;
const PAPER = '#fff6e0';
const INK = '#1b1430';
const WOOD = '#8a5a3c';
const SAMPLE_INK = '#7a4a10';

export class DisplayBoard {
  private readonly image: GameObjects.Image;
  private readonly key: string;
  private shown = '';

  /** `door` = ground contact of the shop's building. */
  constructor(
    private readonly scene: Scene,
    id: string,
    door: Point,
  ) {
    this.key = `board-${id}`;
    if (!scene.textures.exists(this.key)) scene.textures.createCanvas(this.key, WIDTH * SCALE, (HEIGHT + LEG) * SCALE);
    const { x, y } = { x: door.x + OFFSET.x, y: door.y + OFFSET.y };
    this.image = scene.add
      .image(x, y, this.key)
      .setOrigin(0.5, 1)
      .setScale(1 / SCALE)
      .setDepth(ySortDepth(y))
      .setVisible(false);
  }

  show(board: ShopBoard | undefined): void {
    const text = board ? `${board.label}\n${board.lines.join('\n')}` : '';
    if (text === this.shown) return;
    this.shown = text;
    this.image.setVisible(board !== undefined);
    if (board) this.draw(board);
  }

  private draw({ lines, label }: ShopBoard): void {
    const texture = this.scene.textures.get(this.key);
    const canvas = texture.getSourceImage() as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    if (!context) return;
    context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    context.clearRect(0, 0, WIDTH, HEIGHT + LEG);
    drawFrame(context);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = INK;
    context.font = `700 ${FONT_SIZE}px "Atkinson Hyperlegible Next", "Baloo 2", sans-serif`;
    const middle = HEIGHT / 2 - (label === null ? 0 : 4);
    lines.forEach((line, at) => {
      context.fillText(line, WIDTH / 2, middle + (at - (lines.length - 1) / 2) * LINE_HEIGHT, WIDTH - 12);
    });
    if (label !== null) {
      context.fillStyle = SAMPLE_INK;
      context.font = '700 6.5px "Atkinson Hyperlegible Next", "Baloo 2", sans-serif';
      context.fillText(label, WIDTH / 2, HEIGHT - 8, WIDTH - 12);
    }
    (texture as { refresh?: () => void }).refresh?.();
  }

  destroy(): void {
    this.image.destroy();
  }
}

function drawFrame(context: CanvasRenderingContext2D): void {
  context.fillStyle = WOOD;
  context.strokeStyle = INK;
  context.lineWidth = 1.5;
  for (const x of [12, WIDTH - 16]) {
    context.fillRect(x, HEIGHT - 2, 4, LEG);
    context.strokeRect(x, HEIGHT - 2, 4, LEG);
  }
  context.beginPath();
  context.roundRect(1, 1, WIDTH - 2, HEIGHT - 2, 5);
  context.fill();
  context.stroke();
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 3);
  context.fill();
}

// A small bubble over somebody's head, with a line that is not part of a dialogue.
import { layoutBoardText } from '../core/boardText.ts';
import { DEPTH } from '../core/depth.ts';
import { type Pen, paintTexture, TEXTURE_SCALE, WORLD_FONT } from '../engine/pen.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';

const WIDTH = 132;
const HEIGHT = 58;
const TAIL = 7;
const TAIL_SHARE = 0.15;
const SECONDS = 5;
const FADE_SECONDS = 0.25;
const PADDING = 8;
const LARGEST_LETTERS = 12;
const PAPER = '#ffffff';
const INK = '#1b1430';

let count = 0;

export class SpeechBubble {
  private readonly key: string;
  private image: GameObjects.Image | undefined;
  private secondsLeft = 0;
  /** Of the tail, as a share of the width. */
  private readonly tail: number;

  /** `side` = where the bubble lies, seen from the head. */
  constructor(
    private readonly scene: Pick<Scene, 'add' | 'textures'>,
    side: 'left' | 'right',
  ) {
    count += 1;
    this.tail = side === 'left' ? 1 - TAIL_SHARE : TAIL_SHARE;
    this.key = `speech-${count}`;
  }

  get isSpeaking(): boolean {
    return this.secondsLeft > 0;
  }

  say(line: string, duration = SECONDS): void {
    const size = { width: WIDTH, height: HEIGHT + TAIL };
    paintTexture(this.scene.textures, this.key, size, (pen) => drawBubble(pen, line, this.tail * WIDTH));
    this.image ??= this.scene.add
      .image(0, 0, this.key)
      .setOrigin(this.tail, 1)
      .setScale(1 / TEXTURE_SCALE)
      .setDepth(DEPTH.bubble);
    this.secondsLeft = duration;
  }

  /** (x, y) = top of the head; it disappears early when it is no longer `shown`. */
  update(seconds: number, x: number, y: number, shown: boolean): void {
    if (!this.image) return;
    this.secondsLeft = Math.max(0, (shown ? this.secondsLeft : Math.min(this.secondsLeft, FADE_SECONDS)) - seconds);
    this.image.setVisible(this.secondsLeft > 0);
    if (this.secondsLeft > 0) this.image.setPosition(x, y).setAlpha(Math.min(1, this.secondsLeft / FADE_SECONDS));
  }

  destroy(): void {
    this.image?.destroy();
    if (this.scene.textures.exists(this.key)) this.scene.textures.remove(this.key);
  }
}

function drawBubble(context: Pen, line: string, tail: number): void {
  const fontOf = (size: number) => `600 ${size}px ${WORLD_FONT}`;
  context.font = fontOf(100);
  const measure = (text: string) => context.measureText(text).width / 100;
  const { rows, size: fitting } = layoutBoardText([line], WIDTH - 2 * PADDING, HEIGHT - 2 * PADDING, measure);
  const size = Math.min(fitting, LARGEST_LETTERS);
  const height = rows.length * size * 1.2 + 2 * PADDING;
  const top = HEIGHT - height;
  context.beginPath();
  context.roundRect(1, top + 1, WIDTH - 2, height - 2, 9);
  context.moveTo(tail - 6, HEIGHT - 2);
  context.lineTo(tail, HEIGHT + TAIL - 2);
  context.lineTo(tail + 6, HEIGHT - 2);
  context.fillStyle = PAPER;
  context.strokeStyle = INK;
  context.lineWidth = 1.5;
  context.stroke();
  context.fill();
  context.font = fontOf(size);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  rows.forEach((row, at) => {
    context.fillText(row, WIDTH / 2, top + PADDING + (at + 0.5) * size * 1.2);
  });
}

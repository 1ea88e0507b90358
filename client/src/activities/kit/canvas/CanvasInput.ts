// Unifies mouse, finger, pen and keys on a canvas: a point in logical units that is pressed, moved and released.

export interface Point {
  x: number;
  y: number;
}

export interface CanvasInputHandlers {
  press?(at: Point): void;
  /** `held` = between press and release. */
  move?(at: Point, held: boolean): void;
  /** Also called when the pointer is cancelled or the canvas loses the focus. */
  release?(at: Point): void;
}

export interface LogicalSize {
  width: number;
  height: number;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const PRESS_KEYS: readonly string[] = [' ', 'Enter'];

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Converts a point of the screen to logical units inside the canvas. `box` = the canvas on the screen. */
export function toLogicalPoint(
  client: Point,
  box: { left: number; top: number; width: number; height: number },
  size: LogicalSize,
): Point {
  const share = (value: number, from: number, length: number) => (length > 0 ? (value - from) / length : 0);
  return {
    x: clamp(share(client.x, box.left, box.width) * size.width, 0, size.width),
    y: clamp(share(client.y, box.top, box.height) * size.height, 0, size.height),
  };
}

export class CanvasInput {
  /** Position of the pointer or keyboard cursor; starts in the middle cell. */
  point: Point;
  /** Whether the keyboard moved it last: only then it is drawn. */
  isKeyboard = false;
  private isPressed = false;

  /** `keyStep` = logical units per press of an arrow key; the point stays half a step from the edges. */
  constructor(
    private readonly size: LogicalSize,
    private readonly keyStep: number,
    private readonly handlers: () => CanvasInputHandlers,
  ) {
    const middle = (length: number) => (Math.floor(length / 2 / keyStep) + 0.5) * keyStep;
    this.point = { x: clamp(middle(size.width), 0, size.width), y: clamp(middle(size.height), 0, size.height) };
  }

  press(at: Point, byKeys = false): void {
    if (this.isPressed) return;
    this.point = at;
    this.isKeyboard = byKeys;
    this.isPressed = true;
    this.handlers().press?.(at);
  }

  move(at: Point, byKeys = false): void {
    this.point = at;
    this.isKeyboard = byKeys;
    this.handlers().move?.(at, this.isPressed);
  }

  release(): void {
    if (!this.isPressed) return;
    this.isPressed = false;
    this.handlers().release?.(this.point);
  }

  /** Returns whether the key was handled, so that the page does not scroll. `repeat` = the key is held down. */
  keyDown(key: string, repeat: boolean): boolean {
    const direction = ARROWS[key];
    if (direction) {
      const { keyStep, size } = this;
      const half = keyStep / 2;
      const x = clamp(this.point.x + direction.x * keyStep, Math.min(half, size.width / 2), size.width - half);
      const y = clamp(this.point.y + direction.y * keyStep, Math.min(half, size.height / 2), size.height - half);
      this.move({ x, y }, true);
      return true;
    }
    if (!PRESS_KEYS.includes(key)) return false;
    if (!repeat) this.press(this.point, true);
    return true;
  }

  keyUp(key: string): void {
    if (PRESS_KEYS.includes(key)) this.release();
  }
}

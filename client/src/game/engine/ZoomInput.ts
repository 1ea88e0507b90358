// Reads how near the player wants to be: the wheel, and two fingers on the canvas, which are no clicks.

export interface ZoomHandlers {
  /** More than 1 = nearer. */
  onZoom(factor: number): void;
  /** A second finger was put down: what the first one began is off. */
  onPinch(): void;
}

/** A notch of a wheel (100 CSS px) makes a seventh of difference; pinching a trackpad comes as a wheel of small steps. */
const PER_PIXEL = 0.0015;
const PER_PIXEL_OF_PINCH = 0.01;
/** CSS px of a line and of a page. */
const UNITS = [1, 16, 400] as const;

interface Finger {
  x: number;
  y: number;
}

export class ZoomInput {
  private readonly fingers = new Map<number, Finger>();
  private readonly abort = new AbortController();
  /** Between the fingers, CSS px. */
  private apart = 0;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly isLocked: () => boolean,
    private readonly events: ZoomHandlers,
  ) {
    const { signal } = this.abort;
    canvas.addEventListener('wheel', (event) => this.turn(event), { signal, passive: false });
    // Before the click is read.
    canvas.addEventListener('pointerdown', (event) => this.down(event), { signal, capture: true });
    window.addEventListener('pointermove', (event) => this.move(event), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(name, ({ pointerId }) => this.fingers.delete(pointerId), { signal });
  }

  destroy(): void {
    this.abort.abort();
  }

  private turn(event: WheelEvent): void {
    if (this.isLocked()) return;
    event.preventDefault();
    const pixels = event.deltaY * (UNITS[event.deltaMode] ?? 1);
    this.events.onZoom(Math.exp(-pixels * (event.ctrlKey ? PER_PIXEL_OF_PINCH : PER_PIXEL)));
  }

  private down(event: PointerEvent): void {
    if (event.pointerType !== 'touch' || this.isLocked()) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size < 2) return;
    event.stopImmediatePropagation();
    this.apart = this.distance();
    this.events.onPinch();
  }

  private move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (this.fingers.size < 2 || this.isLocked()) return;
    const apart = this.distance();
    if (this.apart > 0 && apart > 0) this.events.onZoom(apart / this.apart);
    this.apart = apart;
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}

// What the player wants, from keys on the map's wrapper, touch stick and clicks. Nothing is heard while the interface has the input.
import type { Action, KeyMap } from '../../bridge/events.ts';
import { HeldKeys } from '../core/keys.ts';

export interface InputEvents {
  interact(): void;
  /** Point in CSS px from the wrapper's top-left corner. */
  clicked(x: number, y: number): void;
  /** A direction key went down or the stick left its middle: the player steers by hand. */
  steered(): void;
  pressed(action: Exclude<Action, 'up' | 'down' | 'left' | 'right' | 'interact'> | 'pause'): void;
}

const MOVES: readonly string[] = ['up', 'down', 'left', 'right'];

export class WorldInput {
  private readonly keys = new HeldKeys();
  private readonly stick = { x: 0, y: 0 };
  private readonly abort = new AbortController();
  private locked = false;

  constructor(
    private readonly wrapper: HTMLElement,
    canvas: HTMLCanvasElement,
    private readonly events: InputEvents,
  ) {
    const { signal } = this.abort;
    wrapper.addEventListener('keydown', (event) => this.keyDown(event), { signal });
    wrapper.addEventListener('keyup', (event) => this.keys.release(event.code), { signal });
    wrapper.addEventListener('focusout', () => this.letGo(), { signal });
    window.addEventListener('blur', () => this.letGo(), { signal });
    canvas.addEventListener('pointerdown', (event) => this.pointerDown(event), { signal });
  }

  setKeys(keys: KeyMap): void {
    this.keys.setKeys(keys);
    this.letGo();
  }

  setLocked(locked: boolean): void {
    this.locked = locked;
    this.letGo();
  }

  get isLocked(): boolean {
    return this.locked;
  }

  moveStick(x: number, y: number): void {
    this.stick.x = x;
    this.stick.y = y;
    if ((x !== 0 || y !== 0) && !this.locked) this.events.steered();
  }

  /** Direction of at most length 1 into `out`; the stick wins over keys. */
  direction(out: { x: number; y: number }): void {
    this.keys.direction(out);
    if (this.stick.x !== 0 || this.stick.y !== 0) {
      out.x = this.stick.x;
      out.y = this.stick.y;
    }
    if (this.locked) out.x = out.y = 0;
  }

  letGo(): void {
    this.keys.releaseAll();
    this.stick.x = 0;
    this.stick.y = 0;
  }

  destroy(): void {
    this.abort.abort();
  }

  private keyDown(event: KeyboardEvent): void {
    if (this.locked || event.ctrlKey || event.metaKey || event.altKey) return;
    const known = event.code === 'Escape' ? 'pause' : this.keys.actionOf(event.code);
    if (!known) return;
    event.preventDefault();
    // A key held since before an overlay opened repeats: it must be let go first.
    if (event.repeat) return;
    const action = event.code === 'Escape' ? 'pause' : this.keys.press(event.code);
    if (!action) return;
    if (MOVES.includes(action)) this.events.steered();
    else if (action === 'interact') this.events.interact();
    else this.events.pressed(action as 'pause');
  }

  private pointerDown(event: PointerEvent): void {
    if (this.locked || event.button !== 0) return;
    this.wrapper.focus({ preventScroll: true });
    const box = this.wrapper.getBoundingClientRect();
    this.events.clicked(event.clientX - box.left, event.clientY - box.top);
  }
}

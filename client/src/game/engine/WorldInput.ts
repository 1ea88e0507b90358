// Reads input from the keyboard, touch stick and clicks; ignores it while the interface has locked the input.
import type { InputAction, KeyBindings } from '../../bridge/inputActions.ts';
import { worldActions } from '../../bridge/keyActions.ts';
import { keyCodeOf } from '../../lib/keyCode.ts';
import { onKeysLost } from '../../lib/keysLost.ts';
import { KeyboardState } from '../core/KeyboardState.ts';
import { isKeyForWorld } from './isKeyForWorld.ts';
import { ZoomInput } from './ZoomInput.ts';

export interface InputHandlers {
  onInteract(): void;
  /** Point in CSS px from the wrapper's top-left corner. */
  onClick(x: number, y: number): void;
  /** A direction key was pressed or the stick left its centre. */
  onManualMove(): void;
  onAction(action: InputAction): void;
  /** The wheel, two fingers or a key; more than 1 = nearer. */
  onZoom(factor: number): void;
}

const MOVE_ACTIONS: readonly string[] = ['up', 'down', 'left', 'right'];
/** Two presses lead from the usual view to the widest. */
const ZOOM_ACTIONS: Readonly<Record<string, number>> = { nearer: Math.SQRT2, wider: Math.SQRT1_2 };

export class WorldInput {
  private readonly keys = new KeyboardState();
  private readonly stick = { x: 0, y: 0 };
  private readonly abort = new AbortController();
  private readonly zoom: ZoomInput;
  private readonly stopWatching: () => void;
  private locked = false;

  constructor(
    private readonly wrapper: HTMLElement,
    canvas: HTMLCanvasElement,
    private readonly events: InputHandlers,
  ) {
    const { signal } = this.abort;
    // Before anything can stop the event: what goes up or down has to be known, also where a window or field takes it.
    const first = { signal, capture: true };
    window.addEventListener('keydown', (event) => this.noteKey(event), first);
    window.addEventListener('keyup', (event) => this.keys.release(keyCodeOf(event)), first);
    // On the window: a press on the HUD takes the focus there, and a button that folds away leaves it on nothing.
    window.addEventListener('keydown', (event) => this.keyDown(event), { signal });
    this.zoom = new ZoomInput(canvas, () => this.locked, {
      onZoom: (factor) => events.onZoom(factor),
      onPinch: () => events.onManualMove(),
    });
    canvas.addEventListener('pointerdown', (event) => this.pointerDown(event), { signal });
    this.stopWatching = onKeysLost(() => this.releaseAll());
  }

  setKeyBindings(keys: Partial<KeyBindings>): void {
    this.keys.setActions(worldActions(keys));
    this.releaseAll();
  }

  setLocked(locked: boolean): void {
    this.locked = locked;
    this.releaseAll();
  }

  get isLocked(): boolean {
    return this.locked;
  }

  moveStick(x: number, y: number): void {
    this.stick.x = x;
    this.stick.y = y;
    if ((x !== 0 || y !== 0) && !this.locked) this.events.onManualMove();
  }

  /** Writes a direction of at most length 1 into `out`; the stick overrides the keys. */
  readDirection(out: { x: number; y: number }): void {
    this.keys.expire(performance.now());
    this.keys.readDirection(out);
    if (this.stick.x !== 0 || this.stick.y !== 0) {
      out.x = this.stick.x;
      out.y = this.stick.y;
    }
    if (this.locked) out.x = out.y = 0;
  }

  releaseAll(): void {
    this.keys.releaseAll();
    this.stick.x = 0;
    this.stick.y = 0;
  }

  destroy(): void {
    this.abort.abort();
    this.zoom.destroy();
    this.stopWatching();
  }

  private noteKey(event: KeyboardEvent): void {
    this.keys.note(keyCodeOf(event), event.repeat, performance.now());
  }

  private keyDown(event: KeyboardEvent): void {
    const code = keyCodeOf(event);
    if (this.locked || !isKeyForWorld(event) || !this.keys.actionOf(code)) return;
    event.preventDefault();
    // A key held since before an overlay opened repeats: it must be released first.
    if (event.repeat) return;
    const action = this.keys.press(code, performance.now());
    if (!action) return;
    const factor = ZOOM_ACTIONS[action];
    if (factor !== undefined) this.events.onZoom(factor);
    else if (MOVE_ACTIONS.includes(action)) this.events.onManualMove();
    else if (action === 'interact') this.events.onInteract();
    else this.events.onAction(action as InputAction);
  }

  private pointerDown(event: PointerEvent): void {
    // With Ctrl it is the right click of a Mac.
    if (this.locked || event.button !== 0 || event.ctrlKey) return;
    // A key whose release was lost would walk on, against the way to the click.
    this.keys.releaseAll();
    this.wrapper.focus({ preventScroll: true });
    const box = this.wrapper.getBoundingClientRect();
    this.events.onClick(event.clientX - box.left, event.clientY - box.top);
  }
}

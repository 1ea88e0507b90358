// Tracks the held keys, maps them to actions and sums the direction keys into a vector.
import { KEY_LOST_MS } from '@lanternwise/shared/constants/timings';

/** So many times the longest pause between two repeats may pass before a key counts as released. */
const PATIENCE = 3;

/** Times are milliseconds of one clock. */
export class KeyboardState {
  /** When each held key was heard last. */
  private readonly held = new Map<string, number>();
  private actions: ReadonlyMap<string, string> = new Map();
  /** The key that the system repeats, which is the last one pressed, and the longest pause between two repeats. */
  private repeating: { code: string; pause: number } | undefined;
  /** A key that stopped repeating, until another one is heard: if it repeats after all, it was only late. */
  private silent: string | undefined;

  /** Actions by key code. */
  setActions(actions: ReadonlyMap<string, string>): void {
    this.actions = actions;
    this.releaseAll();
  }

  actionOf(code: string): string | undefined {
    return this.actions.get(code);
  }

  /** Every key that goes down anywhere in the page, before it is decided whether the world hears it. */
  note(code: string, isRepeat: boolean, now: number): void {
    const last = this.held.get(code) ?? (code === this.silent && isRepeat ? now : undefined);
    const pause = this.repeating?.code === code ? this.repeating.pause : 0;
    this.repeating = undefined;
    this.silent = undefined;
    if (last === undefined) return;
    if (!isRepeat && now - last > KEY_LOST_MS) {
      // Pressed once more: its release was lost.
      this.held.delete(code);
      return;
    }
    this.held.set(code, now);
    // A doubled event says nothing about what follows.
    if (isRepeat) this.repeating = { code, pause: Math.max(pause, now - last) };
  }

  /** Returns the key's action; undefined for a key that is held already, and for unbound keys. */
  press(code: string, now: number): string | undefined {
    if (this.held.has(code)) return undefined;
    this.held.set(code, now);
    return this.actions.get(code);
  }

  /** Also of a key that was not held. */
  release(code: string): void {
    this.held.delete(code);
    this.repeating = undefined;
    this.silent = undefined;
  }

  releaseAll(): void {
    this.held.clear();
    this.repeating = undefined;
    this.silent = undefined;
  }

  /** Releases the key that has stopped repeating: its release was lost. */
  expire(now: number): void {
    if (!this.repeating) return;
    const { code, pause } = this.repeating;
    if (now - (this.held.get(code) ?? now) <= Math.max(KEY_LOST_MS, pause * PATIENCE)) return;
    this.release(code);
    this.silent = code;
  }

  /** Unit vector of the held direction keys; zero when they cancel out. */
  readDirection(out: { x: number; y: number }): void {
    out.x = 0;
    out.y = 0;
    for (const code of this.held.keys()) {
      const action = this.actions.get(code);
      if (action === 'left') out.x = Math.max(-1, out.x - 1);
      else if (action === 'right') out.x = Math.min(1, out.x + 1);
      else if (action === 'up') out.y = Math.max(-1, out.y - 1);
      else if (action === 'down') out.y = Math.min(1, out.y + 1);
    }
    if (out.x !== 0 && out.y !== 0) {
      out.x *= Math.SQRT1_2;
      out.y *= Math.SQRT1_2;
    }
  }
}

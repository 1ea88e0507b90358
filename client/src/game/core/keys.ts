// Which actions are held, from key codes; and the direction they add up to.

export class HeldKeys {
  private readonly held = new Set<string>();
  private byCode = new Map<string, string>();

  /** Codes by action, as the learner set them; arrow keys always walk. */
  setKeys(keys: Readonly<Record<string, readonly string[]>>): void {
    this.byCode = new Map([
      ['ArrowUp', 'up'],
      ['ArrowDown', 'down'],
      ['ArrowLeft', 'left'],
      ['ArrowRight', 'right'],
    ]);
    for (const [action, codes] of Object.entries(keys)) for (const code of codes) this.byCode.set(code, action);
  }

  actionOf(code: string): string | undefined {
    return this.byCode.get(code);
  }

  /** The action of a key that was not held before; undefined for repeats and unknown keys. */
  press(code: string): string | undefined {
    if (this.held.has(code)) return undefined;
    this.held.add(code);
    return this.byCode.get(code);
  }

  release(code: string): void {
    this.held.delete(code);
  }

  releaseAll(): void {
    this.held.clear();
  }

  /** Unit vector of the held direction keys; zero when they cancel out. */
  direction(out: { x: number; y: number }): void {
    out.x = 0;
    out.y = 0;
    for (const code of this.held) {
      const action = this.byCode.get(code);
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

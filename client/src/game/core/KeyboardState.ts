// Tracks the held keys, maps them to actions and sums the direction keys into a vector.

export class KeyboardState {
  private readonly heldCodes = new Set<string>();
  private actionByCode = new Map<string, string>();

  /** Key codes by action, from the settings; the arrow keys always walk. */
  setKeyBindings(keys: Readonly<Record<string, readonly string[]>>): void {
    this.actionByCode = new Map([
      ['ArrowUp', 'up'],
      ['ArrowDown', 'down'],
      ['ArrowLeft', 'left'],
      ['ArrowRight', 'right'],
    ]);
    for (const [action, codes] of Object.entries(keys)) for (const code of codes) this.actionByCode.set(code, action);
  }

  actionOf(code: string): string | undefined {
    return this.actionByCode.get(code);
  }

  /** Returns the key's action; undefined for repeats and unbound keys. */
  press(code: string): string | undefined {
    if (this.heldCodes.has(code)) return undefined;
    this.heldCodes.add(code);
    return this.actionByCode.get(code);
  }

  release(code: string): void {
    this.heldCodes.delete(code);
  }

  releaseAll(): void {
    this.heldCodes.clear();
  }

  /** Unit vector of the held direction keys; zero when they cancel out. */
  readDirection(out: { x: number; y: number }): void {
    out.x = 0;
    out.y = 0;
    for (const code of this.heldCodes) {
      const action = this.actionByCode.get(code);
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

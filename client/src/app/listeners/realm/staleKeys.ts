// Tracks stale keys: a key held while an overlay closes must be released before it can interact again.

export interface StaleKeys {
  /** Marks all currently held keys as stale. */
  markHeldAsStale(): void;
  isStale(codes: readonly string[]): boolean;
  stop(): void;
}

export function trackStaleKeys(): StaleKeys {
  const held = new Set<string>();
  const stale = new Set<string>();
  const handleKeyDown = (event: KeyboardEvent) => void held.add(event.code);
  const handleKeyUp = (event: KeyboardEvent) => {
    held.delete(event.code);
    stale.delete(event.code);
  };
  const handleBlur = () => {
    held.clear();
    stale.clear();
  };
  window.addEventListener('keydown', handleKeyDown, { capture: true });
  window.addEventListener('keyup', handleKeyUp, { capture: true });
  window.addEventListener('blur', handleBlur);
  return {
    markHeldAsStale() {
      for (const code of held) stale.add(code);
    },
    isStale: (codes) => codes.some((code) => stale.has(code)),
    stop() {
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
      window.removeEventListener('keyup', handleKeyUp, { capture: true });
      window.removeEventListener('blur', handleBlur);
    },
  };
}

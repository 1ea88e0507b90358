// A key held while an overlay closes must be let go before it can use anything again.

export interface StaleKeys {
  /** Everything held now counts as stale. */
  markHeldAsStale(): void;
  isStale(codes: readonly string[]): boolean;
  stop(): void;
}

export function trackStaleKeys(): StaleKeys {
  const held = new Set<string>();
  const stale = new Set<string>();
  const down = (event: KeyboardEvent) => void held.add(event.code);
  const up = (event: KeyboardEvent) => {
    held.delete(event.code);
    stale.delete(event.code);
  };
  const blur = () => {
    held.clear();
    stale.clear();
  };
  window.addEventListener('keydown', down, { capture: true });
  window.addEventListener('keyup', up, { capture: true });
  window.addEventListener('blur', blur);
  return {
    markHeldAsStale() {
      for (const code of held) stale.add(code);
    },
    isStale: (codes) => codes.some((code) => stale.has(code)),
    stop() {
      window.removeEventListener('keydown', down, { capture: true });
      window.removeEventListener('keyup', up, { capture: true });
      window.removeEventListener('blur', blur);
    },
  };
}

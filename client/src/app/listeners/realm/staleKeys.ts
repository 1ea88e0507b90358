// Tracks stale keys: a key held while an overlay closes must be released before it can interact again.
import { listen, stopAll } from '../../../lib/subscriptions.ts';

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
  return {
    markHeldAsStale() {
      for (const code of held) stale.add(code);
    },
    isStale: (codes) => codes.some((code) => stale.has(code)),
    stop: stopAll(
      listen(window, 'keydown', handleKeyDown, { capture: true }),
      listen(window, 'keyup', handleKeyUp, { capture: true }),
      listen(window, 'blur', handleBlur),
    ),
  };
}

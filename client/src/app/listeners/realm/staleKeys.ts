// Tracks stale keys: a key held while an overlay closes must be released before it can interact again.
import { KEY_LOST_MS } from '@lanternwise/shared/constants/timings';
import { keyCodeOf } from '../../../lib/keyCode.ts';
import { onKeysLost } from '../../../lib/keysLost.ts';
import { listen, stopAll } from '../../../lib/subscriptions.ts';

export interface StaleKeys {
  /** Marks all currently held keys as stale. */
  markHeldAsStale(): void;
  isStale(codes: readonly string[]): boolean;
  stop(): void;
}

export function trackStaleKeys(): StaleKeys {
  /** When each held key was heard last. */
  const held = new Map<string, number>();
  const stale = new Set<string>();
  const handleKeyDown = (event: KeyboardEvent) => {
    const code = keyCodeOf(event);
    const now = performance.now();
    // Pressed once more: its release was lost.
    if (!event.repeat && now - (held.get(code) ?? now) > KEY_LOST_MS) stale.delete(code);
    held.set(code, now);
  };
  const handleKeyUp = (event: KeyboardEvent) => {
    const code = keyCodeOf(event);
    held.delete(code);
    stale.delete(code);
  };
  const forgetAll = () => {
    held.clear();
    stale.clear();
  };
  return {
    markHeldAsStale() {
      for (const code of held.keys()) stale.add(code);
    },
    isStale: (codes) => codes.some((code) => stale.has(code)),
    stop: stopAll(
      listen(window, 'keydown', handleKeyDown, { capture: true }),
      listen(window, 'keyup', handleKeyUp, { capture: true }),
      onKeysLost(forgetAll),
    ),
  };
}

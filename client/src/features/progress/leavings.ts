// Maps that were left but whose report the server does not have yet: the newest one a person, kept in this browser.
import type { KeyStore } from './eventStore.ts';
import type { LeavingMap } from './requests.ts';

const PREFIX = 'lanternwise:leaving';

export interface Leavings {
  keep(body: LeavingMap): void;
  waiting(): LeavingMap | undefined;
  forget(): void;
}

export function createLeavings(storage: KeyStore | undefined, person: string): Leavings {
  const key = `${PREFIX}:${person}`;
  return {
    keep(body) {
      try {
        storage?.setItem(key, JSON.stringify(body));
      } catch {
        console.warn('Leaving the map could not be kept in this browser');
      }
    },
    waiting() {
      try {
        const kept = storage?.getItem(key);
        return kept ? (JSON.parse(kept) as LeavingMap) : undefined;
      } catch {
        return undefined;
      }
    },
    forget: () => storage?.removeItem(key),
  };
}

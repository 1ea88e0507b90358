// What the world says by a code, in words: the game itself speaks no language.
import { t } from '@lingui/core/macro';
import type { WorldFailure, WorldWarning } from '../../../bridge/events.ts';

/** `undefined` where the game's own code did not come. */
export function failureWords(failure: WorldFailure | undefined): string {
  if (!failure) return t`The game could not be loaded.`;
  switch (failure.code) {
    case 'no-webgl':
      return t`Your browser cannot draw the world because WebGL is off or missing. Switch on hardware acceleration, update the browser, or try another one.`;
    case 'not-loaded': {
      const { reason } = failure;
      return t`The world could not be loaded. ${reason}`;
    }
  }
}

export function warningWords(warning: WorldWarning): string {
  switch (warning.code) {
    case 'pictures-missing': {
      const names = warning.names.join(', ');
      return t`Pictures are missing: ${names}. Plain ones stand in.`;
    }
    case 'pictures-not-loaded': {
      const names = warning.names.join(', ');
      return t`Some pictures could not be loaded (${names}). Plain ones stand in.`;
    }
    case 'mechanic-stopped': {
      const { id } = warning;
      return t`"${id}" on this map has stopped. Everything else works.`;
    }
    case 'map-broken':
      return warning.message;
  }
}

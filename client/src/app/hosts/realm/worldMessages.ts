// Translates the failures and warnings of the world, which the game reports as codes.
import { t } from '@lingui/core/macro';
import type { WorldFailure, WorldWarning } from '../../../bridge/events.ts';
import { foreignMessage } from '../../../features/http/foreignMessage.ts';
import { foreignFiles } from '../../../lib/foreignFiles.ts';

/** In the current language. */
export function worldFailureMessage(failure: WorldFailure): string {
  if (failure.reason === 'no-webgl')
    return t`Your browser cannot draw the world because WebGL is off or missing. Turn on hardware acceleration, update the browser, or try another one.`;
  const { detail } = failure;
  return t`The world could not be loaded. ${detail}`;
}

/** In the current language. */
export function worldWarningMessage(warning: WorldWarning): string {
  if (warning.reason === 'map-broken') return warning.detail;
  if (warning.reason === 'mechanic-stopped') {
    const { id } = warning;
    return t`"${id}" on this map has stopped. Everything else works.`;
  }
  const names = warning.names.join(', ');
  if (warning.reason === 'pictures-missing') return t`Pictures are missing: ${names}. Placeholders are shown instead.`;
  const message = t`Some pictures could not be loaded (${names}). Placeholders are shown instead.`;
  return foreignFiles.getState() ? `${message} ${foreignMessage()}` : message;
}

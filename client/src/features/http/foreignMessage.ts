// Says that something on the way answered in the server's place, and what to ask of whom.
import { t } from '@lingui/core/macro';

/** In the current language. */
export function foreignMessage(): string {
  const address = location.host;
  return t`Something between you and Lanternwise answered instead, for example a school's filter or the sign-in page of a network. Ask who looks after the network to allow ${address}, then try again.`;
}

// The word for a unit that cannot be played now, by what the person may play.
import type { PlayState } from '@lanternwise/shared/access/playAccess';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';

/** An open unit that is locked waits for the unit before it. */
const CLOSED_LABELS = {
  open: msg({ context: 'state', message: 'Locked' }),
  'needs-sign-in': msg`Sign in to play`,
  'needs-plan': msg`Needs a plan`,
  'locked-by-class': msg`Closed by your teacher`,
  'opens-on': msg`Opens later`,
  'being-built': msg`Opens soon`,
} satisfies Record<PlayState, ReturnType<typeof msg>>;

/** Call it during rendering. */
export const closedLabel = (state: PlayState): string => i18n._(CLOSED_LABELS[state]);

// Words about the units of courses: their kind, and why one cannot be played now. Call the functions during rendering.
import type { PlayState } from '@lanternwise/shared/access/playAccess';
import type { CourseUnit } from '@lanternwise/shared/courses/course';
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

const LABELS = {
  Lesson: msg({ context: 'unit', message: 'Lesson' }),
  Project: msg({ context: 'unit', message: 'Project' }),
} satisfies Record<CourseUnit['kind'], ReturnType<typeof msg>>;

/** Call it during rendering. */
export const unitKind = (kind: CourseUnit['kind']): string => i18n._(LABELS[kind]);

// The word for the kind of a unit.
import type { CourseUnit } from '@lanternwise/shared/courses/course';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';

const LABELS = {
  Lesson: msg({ context: 'unit', message: 'Lesson' }),
  Project: msg({ context: 'unit', message: 'Project' }),
} satisfies Record<CourseUnit['kind'], ReturnType<typeof msg>>;

/** Call it during rendering. */
export const unitKind = (kind: CourseUnit['kind']): string => i18n._(LABELS[kind]);

// Formats dates, scores, course titles and missing values for the certificate pages; call it while rendering.
import { scoreLabel } from '@lanternwise/shared/certificates/certificate';
import { COURSE_TITLES } from '@lanternwise/shared/courses/titles';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { formatDate } from '../../i18n/format.ts';
import { i18n } from '../../i18n/runtime.tsx';

export const formatLongDate = (iso: string): string => formatDate(iso, 'long');

/** The placeholder for missing values. */
export const orNotAvailable = (text: string | null | undefined): string => text || t`Not available`;

/** The labels of shared's `scoreLabel`. */
const SCORE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  Excellent: msg({ context: 'score', message: 'Excellent' }),
  Great: msg({ context: 'score', message: 'Great' }),
  Good: msg({ context: 'score', message: 'Good' }),
  Passed: msg({ context: 'score', message: 'Passed' }),
};

/** E.g. '93 / 100, Excellent'. */
export function formatScore(score: number): string {
  const label = scoreLabel(score);
  const shown = SCORE_LABELS[label];
  return `${score} / 100, ${shown ? i18n._(shown) : label}`;
}

const COURSE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  [COURSE_TITLES['ai-adventure']]: msg`AI Adventure`,
  [COURSE_TITLES['python-world']]: msg`Python World`,
  [COURSE_TITLES['school-class-x']]: msg`School Class X`,
  [COURSE_TITLES['map-making']]: msg`Map Making`,
};

/** The title of a course as the server sends it, in the language on screen. */
export function formatCourse(title: string): string {
  const shown = COURSE_LABELS[title];
  return shown ? i18n._(shown) : title;
}

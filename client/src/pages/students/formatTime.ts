// Durations and course sessions in words, for reports.

import type { Student } from '@lanternwise/shared/contracts/reports';
import { t } from '@lingui/core/macro';

/** "40 s", "12 min", "1 h 5 min". */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t`${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t`${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return t`${hours} h ${rest} min`;
}

/** "Week 1, Session 2". */
export const sessionText = ({ week, session }: Student['currentSession']): string =>
  t`Week ${week}, Session ${session}`;

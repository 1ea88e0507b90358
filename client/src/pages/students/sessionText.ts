// Names a course session.
import type { Student } from '@lanternwise/shared/contracts/reports';
import { t } from '@lingui/core/macro';

/** "Week 1, Session 2". */
export const sessionText = ({ week, session }: Student['currentSession']): string =>
  t`Week ${week}, Session ${session}`;

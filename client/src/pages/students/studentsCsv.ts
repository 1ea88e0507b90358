// Turns students into CSV, with ids and the reasons for help in words.
import type { Student } from '@lanternwise/shared/contracts/reports';
import { t } from '@lingui/core/macro';
import { toCsv } from '../../lib/csv/csv.ts';
import { reasonText } from '../evidence/evidenceWords.ts';
import { sessionText } from './formatTime.ts';

export function studentsCsv(students: readonly Student[]): string {
  const head = [
    t`Id`,
    t`Name`,
    t`User name`,
    t`E-mail`,
    t`Group`,
    t`Progress (%)`,
    t`Current session`,
    t`Last active`,
    t`Tasks with help needed`,
    t`Why`,
  ];
  const rows = students.map((student) => [
    student.id,
    student.name,
    student.username,
    student.email ?? '',
    student.groupName,
    student.overallProgress,
    sessionText(student.currentSession),
    student.lastActive?.slice(0, 10) ?? '',
    student.needsHelp,
    student.reasons.map(reasonText).join('; '),
  ]);
  return toCsv([head, ...rows]);
}

// Turns a student's tasks into CSV, with ids.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { t } from '@lingui/core/macro';
import { toCsv } from '../../lib/csv/csv.ts';

export function reportCsv({ student, realms }: Pick<StudentReport, 'student' | 'realms'>): string {
  const head = [
    t`Student id`,
    t`Name`,
    t`User name`,
    t`Realm`,
    t`Task id`,
    t`Task`,
    t`Steps done`,
    t`Steps`,
    t`Seconds`,
    t`First try (%)`,
    t`Answers`,
    t`Stars`,
  ];
  const rows = realms.flatMap((realm) =>
    realm.tasks.map(({ id, title, done, steps, ms, firstTry, attempts, stars }) => [
      student.id,
      student.name,
      student.username,
      realm.title,
      id,
      title,
      done,
      steps,
      Math.round(ms / 1000),
      firstTry === null ? '' : Math.round(firstTry * 100),
      attempts,
      stars,
    ]),
  );
  return toCsv([head, ...rows]);
}

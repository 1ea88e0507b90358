// Turns a student's tasks into CSV.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { toCsv } from '../../lib/csv/csv.ts';

const CSV_HEADER = ['Realm', 'Task', 'Steps done', 'Steps', 'Seconds', 'First try (%)', 'Answers', 'Stars'];

export const reportCsv = ({ realms }: Pick<StudentReport, 'realms'>): string =>
  toCsv([
    CSV_HEADER,
    ...realms.flatMap((realm) =>
      realm.tasks.map(({ title, done, steps, ms, firstTry, attempts, stars }) => [
        realm.title,
        title,
        done,
        steps,
        Math.round(ms / 1000),
        firstTry === null ? '' : Math.round(firstTry * 100),
        attempts,
        stars,
      ]),
    ),
  ]);

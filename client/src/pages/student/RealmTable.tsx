// Shows a student's tasks by realm: steps, time, first-try rate, and answers.
import type { RealmReport } from '@lanternwise/shared/contracts/reports';
import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Hourglass from 'lucide-react/icons/hourglass';
import SkipForward from 'lucide-react/icons/skip-forward';
import { formatList } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { formatDuration, sessionText } from '../students/formatTime.ts';
import styles from './reportTable.module.css';

export function RealmTable({ realms }: { realms: readonly RealmReport[] }) {
  const entered = realms.filter((realm) => realm.entered);
  const waiting = realms.filter(({ entered, realm }) => !entered && realm !== 'demo');
  const notStarted = formatList(waiting.map(({ title }) => title));
  return (
    <Card title={<Trans>Realms and tasks</Trans>} className="grid gap-5">
      {entered.length === 0 && (
        <p className="text-muted">
          <Trans>No realms started yet.</Trans>
        </p>
      )}
      {entered.map((realm) => (
        <RealmSection key={realm.realm} realm={realm} />
      ))}
      {waiting.length > 0 && (
        <p className="text-muted">
          <Trans>Not started yet: {notStarted}.</Trans>
        </p>
      )}
    </Card>
  );
}

function RealmSection({ realm }: { realm: RealmReport }) {
  const { t } = useLingui();
  const { title } = realm;
  const courseLabel = realm.course ? sessionText(realm.course) : t`Separate course`;
  return (
    <section className="grid break-inside-avoid gap-2" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        <span className="text-muted">
          {courseLabel}. {formatProgress(realm)}
        </span>
      </div>
      <ProgressBar label={t`Progress in ${title}`} value={realm.share} />
      <ScrollBox label={t`Tasks of ${title}`} className="overflow-x-auto">
        <table className={styles.table}>
          <TableHead columns={[t`Task`, t`Steps`, t`Time`, t`First try`, t`Answers`]} />
          <tbody>
            {realm.tasks.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

function statusIcon({ skipped, done, steps, attempts }: RealmReport['tasks'][number]): LucideIcon {
  if (skipped) return SkipForward;
  if (done === steps) return Check;
  return done > 0 || attempts > 0 ? Hourglass : CircleDashed;
}

function TaskRow({ task }: { task: RealmReport['tasks'][number] }) {
  const { done: stepsDone, steps } = task;
  const done = stepsDone === steps;
  const StatusIcon = statusIcon(task);
  return (
    <tr>
      <th scope="row">
        <span className="flex items-start gap-2">
          <StatusIcon
            aria-hidden="true"
            size={18}
            className={done && !task.skipped ? 'mt-1 shrink-0 text-ok' : 'mt-1 shrink-0 text-muted'}
          />
          {task.title}
        </span>
      </th>
      <td>
        {task.skipped ? (
          <Trans>
            {stepsDone} of {steps}, skipped
          </Trans>
        ) : (
          <Trans>
            {stepsDone} of {steps}
          </Trans>
        )}
      </td>
      <td>{task.ms > 0 ? formatDuration(task.ms) : '–'}</td>
      <td>{task.firstTry === null ? '–' : `${Math.round(task.firstTry * 100)}%`}</td>
      <td>{task.attempts > 0 ? task.attempts : '–'}</td>
    </tr>
  );
}

function formatProgress({ completed, score, share }: RealmReport): string {
  if (completed) return score === null ? translate`Completed` : translate`Completed, score ${score}`;
  return translate`${share}% done`;
}

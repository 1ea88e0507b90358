// Shows a student's tasks by realm: steps, time, first-try rate, and answers.
import type { RealmReport } from '@lanternwise/shared/contracts/reports';
import { Check, CircleDashed, Hourglass, type LucideIcon, SkipForward } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { formatDuration } from '../students/formatTime.ts';
import styles from './reportTable.module.css';

export function RealmTable({ realms }: { realms: readonly RealmReport[] }) {
  const entered = realms.filter((realm) => realm.entered);
  const waiting = realms.filter(({ entered, realm }) => !entered && realm !== 'demo');
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl text-link">Realms and tasks</h2>
      {entered.length === 0 && <p className="text-muted">No realms started yet.</p>}
      {entered.map((realm) => (
        <RealmSection key={realm.realm} realm={realm} />
      ))}
      {waiting.length > 0 && (
        <p className="text-muted">Not started yet: {waiting.map(({ title }) => title).join(', ')}.</p>
      )}
    </Card>
  );
}

function RealmSection({ realm }: { realm: RealmReport }) {
  const courseLabel = realm.course ? `Week ${realm.course.week}, Session ${realm.course.session}` : 'Separate course';
  return (
    <section className="grid gap-2" aria-label={realm.title}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg">{realm.title}</h3>
        <span className="text-muted">
          {courseLabel}. {formatProgress(realm)}
        </span>
      </div>
      <ProgressBar label={`Progress in ${realm.title}`} value={realm.share} />
      <ScrollBox label={`Tasks of ${realm.title}`} className="overflow-x-auto">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col">Steps</th>
              <th scope="col">Time</th>
              <th scope="col">First try</th>
              <th scope="col">Answers</th>
            </tr>
          </thead>
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
  const done = task.done === task.steps;
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
        {task.done} of {task.steps}
        {task.skipped && ', skipped'}
      </td>
      <td>{task.ms > 0 ? formatDuration(task.ms) : '–'}</td>
      <td>{task.firstTry === null ? '–' : `${Math.round(task.firstTry * 100)}%`}</td>
      <td>{task.attempts > 0 ? task.attempts : '–'}</td>
    </tr>
  );
}

function formatProgress({ completed, score, share }: RealmReport): string {
  if (completed) return score === null ? 'Completed' : `Completed, score ${score}`;
  return `${share}% done`;
}

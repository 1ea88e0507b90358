// Who needs help today, and why: each student leads to the report, each class to its page.
import type { HelpReason, LearnerInNeed } from '@lanternwise/shared/contracts/teacher-home';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { formatSince } from './formatSince.ts';

export interface NeedsHelpProps {
  learners: readonly LearnerInNeed[];
  total: number;
}

export function NeedsHelp({ learners, total }: NeedsHelpProps) {
  return (
    <Card
      title={
        total === 0 ? (
          <Trans>Needs help</Trans>
        ) : (
          <Plural value={total} one="# student needs help" other="# students need help" />
        )
      }
      region
      className="grid gap-4"
    >
      {total === 0 && (
        <p className="text-muted">
          <Trans>No one is stuck at a task right now.</Trans>
        </p>
      )}
      <ul className="grid">
        {learners.map((learner) => (
          <LearnerRow key={learner.id} learner={learner} />
        ))}
      </ul>
      {total > learners.length && (
        <Link to="/admin/students?help=1" className="lw-link justify-self-start">
          <Trans>See all {total} students who need help</Trans>
        </Link>
      )}
    </Card>
  );
}

function LearnerRow({ learner }: { learner: LearnerInNeed }) {
  const { id, name, groupId, groupName, reason, since, others } = learner;
  return (
    <li className="grid gap-1 border-t-2 border-line/30 py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link to={`/admin/progress/${id}`} className="lw-link font-bold">
          {name}
        </Link>
        <Link to={`/teacher/groups/${groupId}`} className="lw-link">
          {groupName}
        </Link>
        <span className="text-sm text-muted">{formatSince(since)}</span>
      </p>
      <p>
        <HelpReasonText reason={reason} />{' '}
        {others > 0 && (
          <span className="text-muted">
            <Plural value={others} one="And at # other task." other="And at # other tasks." />
          </span>
        )}
      </p>
    </li>
  );
}

/** The checks that a program did not pass; Python's own errors keep their names. */
const CHECKS: Readonly<Record<string, MessageDescriptor>> = {
  'wrong-output': msg`The program runs, but prints something else than asked.`,
  'missing-elements': msg`The program leaves out something the task asks for.`,
  check: msg`The program works differently from what the task asks for.`,
};

/** Says in one or two sentences why a student needs help. */
function HelpReasonText({ reason }: { reason: HelpReason }) {
  const { t } = useLingui();
  const { kind, count, title, mistake, error } = reason;
  if (kind === 'stuck')
    return (
      <Plural
        value={count}
        one={`At "${title}" for # minute without passing it.`}
        other={`At "${title}" for # minutes without passing it.`}
      />
    );
  const check = error === null ? undefined : CHECKS[error];
  return (
    <>
      <Plural value={count} one={`# mistake in "${title}".`} other={`The same mistake # times in "${title}".`} />{' '}
      {mistake && (
        <>
          <strong>{mistake.label}</strong> {mistake.text}
        </>
      )}
      {check && t(check)}
      {error !== null && !check && <Trans>Python stopped with {error}.</Trans>}
    </>
  );
}

// One assignment of a class: who has done it, and the acts of the teacher; on paper the list of the class.
import type { AssignmentDetailReply, AssignmentLearner } from '@lanternwise/shared/contracts/assignments';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import { assignmentsApi } from '../../features/assignments/assignmentsApi.ts';
import { dueText, noteText } from '../../features/assignments/assignmentWords.ts';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { formatDate } from '../../i18n/format.ts';
import { downloadFile, toCsv, toFileName } from '../../lib/csv/csv.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { AssignmentActs } from './AssignmentActs.tsx';
import { AssignmentMarks } from './AssignmentMarks.tsx';
import { CountsBar } from './CountsBar.tsx';
import { STATE_COLOURS, STATE_LABELS } from './words.ts';

export function AssignmentPage() {
  const { t } = useLingui();
  const { groupId = '', assignmentId = '' } = useParams();
  const query = assignmentsApi.useAssignmentDetailQuery({ groupId, assignmentId, ...useLanguageQuery() });
  return (
    <div className="lw-page grid gap-5 py-4">
      <BackLink to={`/teacher/groups/${groupId}?tab=assignments`} words={t`All assignments of the class`} />
      <QueryResult query={query} pageTitle={t`Assignment`}>
        {(found) => <Detail groupId={groupId} found={found} />}
      </QueryResult>
    </div>
  );
}

function Detail({ groupId, found }: { groupId: string; found: AssignmentDetailReply }) {
  const { t } = useLingui();
  const { assignment, groupName, learners } = found;
  const { title, realmTitle, isGone, counts } = assignment;
  const due = dueText(assignment);
  const note = noteText(assignment.note);
  const exportCsv = () =>
    downloadFile(
      toFileName(`${groupName} ${title}`, 'csv'),
      toCsv([
        [t`Name`, t`User name`, t`State`, t`Steps done`, t`Steps`, t`Done on`],
        ...learners.map(({ name, username, state, done, of, doneAt }) => [
          ...[name, username, t(STATE_LABELS[state]), done, of],
          doneAt === null ? '' : formatDate(doneAt, 'mediumTime'),
        ]),
      ]),
    );
  return (
    <>
      <PageHead title={title} aside={<ExportButtons onCsv={exportCsv} />}>
        <p className="text-muted">
          {groupName}
          {realmTitle !== null && <> · {realmTitle}</>}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <strong>
            <Trans>Due {due}</Trans>
          </strong>
          <AssignmentMarks of={assignment} />
        </p>
        {note !== null && (
          <p className="break-words">
            {/* Not as a part of the message, which would take signs of the note for its own elements. */}
            <Trans>Note:</Trans> {note}
          </p>
        )}
      </PageHead>
      {isGone && (
        <p className="max-w-3xl">
          <Trans>
            The course no longer has this, so that no one can finish it. What was done before counts. Delete it, or give
            something else.
          </Trans>
        </p>
      )}
      <AssignmentActs groupId={groupId} found={found} />
      <Card className="grid gap-4">
        <CountsBar counts={counts} title={title} />
        {learners.length > 0 && <LearnerTable found={found} />}
      </Card>
    </>
  );
}

const HEAD = 'border-b border-line/45 px-3 py-2 text-start text-[0.875rem] text-muted';
const CELL = 'px-3 py-2 text-start align-middle max-sm:block max-sm:py-1';

function LearnerTable({ found: { assignment, learners, evidence } }: { found: AssignmentDetailReply }) {
  const { t } = useLingui();
  const { title } = assignment;
  return (
    <table className="w-full border-collapse">
      <caption className="lw-hidden">
        <Trans>Students: {title}</Trans>
      </caption>
      <TableHead
        className="max-sm:hidden"
        cell={HEAD}
        columns={[t`Student`, t`State`, t`Steps done`, [t`Evidence`, 'lw-no-print']]}
      />
      <tbody>
        {learners.map((learner) => (
          <LearnerRow key={learner.id} learner={learner} evidence={evidence} />
        ))}
      </tbody>
    </table>
  );
}

interface LearnerRowProps {
  learner: AssignmentLearner;
  evidence: AssignmentDetailReply['evidence'];
}

function LearnerRow({ learner, evidence }: LearnerRowProps) {
  const { t } = useLingui();
  const { id, name, state, done, of, doneAt, isClosed } = learner;
  const when = doneAt === null ? null : formatDate(doneAt, 'shortTime');
  const isWaiting = isClosed && state !== 'done' && state !== 'done-late';
  const report = `/admin/progress/${id}`;
  return (
    <tr className="border-b border-line/45 last:border-0">
      <th scope="row" className={`${CELL} font-normal break-words`}>
        <Link to={report} className="lw-link">
          {name}
        </Link>
      </th>
      <td className={CELL}>
        <span className="flex flex-wrap items-center gap-2">
          <Badge colour={STATE_COLOURS[state]}>{t(STATE_LABELS[state])}</Badge>
          {when !== null && <span className="text-muted">{when}</span>}
          {isWaiting && (
            <span className="text-muted">
              <Trans>cannot open it at the moment</Trans>
            </span>
          )}
        </span>
      </td>
      <td className={CELL}>
        <span className="flex items-center gap-3">
          <span className="w-28 max-sm:w-40 print:hidden">
            <ProgressBar
              label={t`Progress of ${name}`}
              value={done}
              max={of}
              valueText={t`${done} of ${of} steps done`}
            />
          </span>
          <Trans>
            {done} of {of}
          </Trans>
        </span>
      </td>
      <td className={`${CELL} lw-no-print`}>
        {done > 0 ? (
          <Link to={evidence ? `${report}/${evidence.realm}/${evidence.ref}` : report} className="lw-link">
            <Trans>
              See the work<span className="lw-hidden"> of {name}</span>
            </Trans>
          </Link>
        ) : (
          <span className="max-sm:hidden">–</span>
        )}
      </td>
    </tr>
  );
}

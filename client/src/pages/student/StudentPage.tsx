// Shows a teacher one student's report: help signals, realms and tasks, programs, trend, timeline, and a note.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useParams } from 'react-router-dom';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { downloadFile, toFileName } from '../../lib/csv/csv.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { timelineText } from '../evidence/evidenceWords.ts';
import { HelpSignals } from '../evidence/HelpSignals.tsx';
import { ModelFigures } from '../evidence/ModelFigures.tsx';
import { ProgramList } from '../evidence/ProgramList.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { sessionText } from '../students/formatTime.ts';
import { AssignmentsCard } from './AssignmentsCard.tsx';
import { NoteCard } from './NoteCard.tsx';
import { RealmTable } from './RealmTable.tsx';
import { reportCsv } from './reportCsv.ts';
import { TrendChart } from './TrendChart.tsx';
import { type Neighbour, useNeighbours } from './useNeighbours.ts';

export function StudentPage() {
  const { t } = useLingui();
  const { studentId = '' } = useParams();
  const report = reportsApi.useStudentReportQuery({ studentId, ...useLanguageQuery() });
  const { list, previous, next } = useNeighbours(studentId);
  return (
    <div className="lw-page grid gap-6 py-6">
      <nav aria-label={t`Students`} className="lw-no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <BackLink to={list} words={t`All students`} />
        <span className="flex flex-wrap gap-x-6">
          {previous && <PreviousLink to={previous} />}
          {next && <NextLink to={next} />}
        </span>
      </nav>
      <QueryResult query={{ ...report, data: report.currentData }} pageTitle={t`Student progress`}>
        {(found) => <Report key={studentId} id={studentId} report={found} />}
      </QueryResult>
    </div>
  );
}

function PreviousLink({ to: { name, to } }: { to: Neighbour }) {
  return (
    <Link to={to} rel="prev" className="lw-link flex items-center gap-1 py-2">
      <ChevronLeft aria-hidden="true" size={20} /> <Trans>Previous: {name}</Trans>
    </Link>
  );
}

function NextLink({ to: { name, to } }: { to: Neighbour }) {
  return (
    <Link to={to} rel="next" className="lw-link flex items-center gap-1 py-2">
      <Trans>Next: {name}</Trans> <ChevronRight aria-hidden="true" size={20} />
    </Link>
  );
}

function Report({ id, report }: { id: string; report: StudentReport }) {
  const { t } = useLingui();
  const { signs } = report;
  return (
    <>
      <StudentHeader report={report} />
      <HelpSignals signs={signs} />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-6">
          <RealmTable realms={report.realms} />
          <ProgramList programs={report.programs} />
        </div>
        <div className="grid min-w-0 gap-6">
          <NoteCard id={id} note={report.note} readOnly={report.isArchived} />
          <AssignmentsCard assignments={report.assignments} />
          <TrendChart trend={report.trend} />
          <Remembered review={report.review} />
          <ModelFigures title={t`Models trained`} models={report.models} />
          <ModelFigures title={t`Experiments`} models={report.experiments} />
          <Timeline timeline={report.timeline} />
        </div>
      </div>
    </>
  );
}

function StudentHeader({ report }: { report: StudentReport }) {
  const { t } = useLingui();
  const { name, username, groupName, overallProgress, lastActive, currentSession } = report.student;
  const session = sessionText(currentSession);
  const day = lastActive ? formatDate(lastActive, 'medium') : undefined;
  const exportCsv = () => downloadFile(toFileName(t`Progress of ${name}`, 'csv'), reportCsv(report));
  return (
    <PageHead title={name} aside={<ExportButtons onCsv={exportCsv} />}>
      <p className="text-muted">
        {username !== name && (
          <>
            <Trans>User name {username}.</Trans>{' '}
          </>
        )}
        <Trans>Current Session: {session}.</Trans>{' '}
        {day ? <Trans>Last active {day}.</Trans> : <Trans>Has not played yet.</Trans>}
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge colour="teal">
          <Trans>{overallProgress}% of the eight realms</Trans>
        </Badge>
        {groupName !== '' && <Badge colour="violet">{groupName}</Badge>}
        {report.isArchived && (
          <Badge colour="amber">
            <Trans>Archived</Trans>
          </Badge>
        )}
      </p>
    </PageHead>
  );
}

function Remembered({ review }: Pick<StudentReport, 'review'>) {
  if (review.length === 0) return null;
  return (
    <Card title={<Trans>Remembered in reviews</Trans>} className="grid gap-3">
      <dl className="grid gap-1">
        {review.map(({ realm, title, asked, remembered }) => (
          <div key={realm} className="flex justify-between gap-3">
            <dt className="text-muted">{title}</dt>
            <dd>
              <Trans>
                {remembered} of {asked}
              </Trans>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Timeline({ timeline }: Pick<StudentReport, 'timeline'>) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Activity</Trans>} className="grid gap-3">
      {timeline.length === 0 ? (
        <p className="text-muted">
          <Trans>Nothing yet. Activity appears here once the student enters a realm.</Trans>
        </p>
      ) : (
        <ScrollBox
          label={t`Latest first`}
          className="max-h-[420px] overflow-y-auto print:max-h-none print:overflow-visible"
        >
          <ol className="grid gap-3">
            {timeline.map((entry) => (
              // On paper the latest fifteen are enough: weeks of single answers would fill many sheets.
              <li key={entry.id} className="grid break-inside-avoid print:nth-[n+16]:hidden">
                <span className="text-muted">{formatDate(entry.at, 'shortTime')}</span>
                <span>{timelineText(entry)}</span>
              </li>
            ))}
          </ol>
        </ScrollBox>
      )}
    </Card>
  );
}

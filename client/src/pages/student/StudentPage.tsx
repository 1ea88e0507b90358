// Shows a teacher one student's report: help signals, realms and tasks, programs, trend, timeline, and a note.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { ChevronLeft, LifeBuoy } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useStudentReportQuery } from '../../features/reportsApi.ts';
import { downloadFile, toFileName } from '../../lib/csv/csv.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { usePage } from '../layout/usePage.ts';
import { formatDateTime, formatDay } from '../students/formatTime.ts';
import { NoteCard } from './NoteCard.tsx';
import { ProgramList } from './ProgramList.tsx';
import { RealmTable } from './RealmTable.tsx';
import { reportCsv } from './reportCsv.ts';
import { TrendChart } from './TrendChart.tsx';

export function StudentPage() {
  const { studentId = '' } = useParams();
  const report = useStudentReportQuery({ studentId });
  return (
    <div className="lw-page grid gap-6 py-8">
      <Link to="/admin/students" className="lw-link lw-no-print flex items-center gap-1 justify-self-start py-2">
        <ChevronLeft aria-hidden="true" size={20} /> All students
      </Link>
      <QueryResult query={report} pageTitle="Student progress">
        {(found) => <Report key={studentId} id={studentId} report={found} />}
      </QueryResult>
    </div>
  );
}

function Report({ id, report }: { id: string; report: StudentReport }) {
  const { student, signs } = report;
  const heading = usePage(student.name);
  return (
    <>
      <StudentHeader heading={heading} report={report} />
      {signs.length > 0 && <HelpSignals signs={signs} />}
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-6">
          <RealmTable realms={report.realms} />
          <ProgramList programs={report.programs} />
        </div>
        <div className="grid min-w-0 gap-6">
          <NoteCard id={id} note={report.note} />
          <TrendChart trend={report.trend} />
          <Remembered review={report.review} />
          <Cards title="Models trained" cards={report.models} />
          <Cards title="Experiments" cards={report.experiments} />
          <Timeline timeline={report.timeline} />
        </div>
      </div>
    </>
  );
}

function StudentHeader({ heading, report }: { heading: ReturnType<typeof usePage>; report: StudentReport }) {
  const { student, username } = report;
  const { week, session } = student.currentSession;
  const exportCsv = () => downloadFile(toFileName(`Progress of ${student.name}`, 'csv'), reportCsv(report));
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid min-w-0 gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl break-words text-game-title">
          {student.name}
        </h1>
        <p className="text-muted">
          {username !== student.name && `User name ${username}. `}Current Session: Week {week}, Session {session}.{' '}
          {student.lastActive ? `Last active ${formatDay(student.lastActive)}.` : 'Has not played yet.'}
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge colour="teal">{student.overallProgress}% of the eight realms</Badge>
          {student.groupName !== '' && <Badge colour="violet">{student.groupName}</Badge>}
        </p>
      </div>
      <ExportButtons onCsv={exportCsv} />
    </div>
  );
}

function HelpSignals({ signs }: Pick<StudentReport, 'signs'>) {
  return (
    <Card role="region" aria-labelledby="signs" className="grid gap-3 border-button">
      <h2 id="signs" className="flex items-center gap-2 text-xl">
        <LifeBuoy aria-hidden="true" size={24} /> Needs help
      </h2>
      <ul className="grid gap-3">
        {signs.map(({ realm, title, text, since }) => (
          <li key={`${realm} ${title} ${text}`}>
            <strong>{title}</strong>
            <p>{text}</p>
            <p className="text-muted">Since {formatDateTime(since)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Remembered({ review }: Pick<StudentReport, 'review'>) {
  if (review.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">Remembered in reviews</h2>
      <dl className="grid gap-1">
        {review.map(({ realm, title, asked, remembered }) => (
          <div key={realm} className="flex justify-between gap-3">
            <dt className="text-muted">{title}</dt>
            <dd>
              {remembered} of {asked}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Cards({ title: heading, cards }: { title: string; cards: StudentReport['models'] }) {
  if (cards.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">{heading}</h2>
      <ul className="grid gap-3">
        {cards.map(({ realm, title, figures }) => (
          <li key={`${realm} ${title}`} className="grid gap-1">
            <strong>{title}</strong>
            <Figures figures={figures} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Figures({ figures }: { figures: Readonly<Record<string, number>> }) {
  return (
    <dl className="grid gap-0.5">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-muted">{name}</dt>
          <dd>{Number.isInteger(value) ? value : value.toFixed(2)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Timeline({ timeline }: Pick<StudentReport, 'timeline'>) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">Activity</h2>
      {timeline.length === 0 ? (
        <p className="text-muted">Nothing yet. Activity appears here once the student enters a realm.</p>
      ) : (
        <ScrollBox
          label="Latest first"
          className="max-h-[420px] overflow-y-auto print:max-h-none print:overflow-visible"
        >
          <ol className="grid gap-3">
            {timeline.map(({ at, text, realm }) => (
              // On paper the latest fifteen are enough: weeks of single answers would fill many sheets.
              <li key={`${at} ${realm} ${text}`} className="grid print:nth-[n+16]:hidden">
                <span className="text-muted">{formatDateTime(at)}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </ScrollBox>
      )}
    </Card>
  );
}

// The summary of a lesson that is over: what each student did in it, with CSV and print.

import type { LiveEndReason } from '@lanternwise/shared/constants/live';
import { isProgressPlace } from '@lanternwise/shared/constants/realms';
import type { LiveSummaryLearner, LiveSummaryReply } from '@lanternwise/shared/contracts/live';
import { t, t as translate } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { liveApi } from '../../features/live/liveApi.ts';
import { placeTitle, useRealmWork, type WorkByRealm, workTitle } from '../../features/live/useRealmWork.ts';
import { formatDate, formatList } from '../../i18n/format.ts';
import { downloadFile, toCsv, toFileName } from '../../lib/csv/csv.ts';
import { Card } from '../../ui/Card.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';

type Work = LiveSummaryLearner['work'][number];

export function SummaryReport({ groupId, lessonId }: { groupId: string; lessonId: string }) {
  const summary = liveApi.useLiveSummaryQuery({ groupId, lessonId });
  return <QueryResult query={summary}>{(found) => <Summary groupId={groupId} {...found} />}</QueryResult>;
}

const places = (learners: readonly LiveSummaryLearner[]) =>
  learners.flatMap(({ work }) => work.map(({ realm }) => realm)).filter(isProgressPlace);

const titleIn = (work: WorkByRealm, realm: string, id: string | null): string | undefined =>
  workTitle((work as Readonly<Record<string, Parameters<typeof workTitle>[0]>>)[realm], id);
const realmTitle = (realm: string): string => (isProgressPlace(realm) ? placeTitle(realm) : translate`Not in a realm`);
const isNamed = (title: string | undefined): title is string => title !== undefined;

const finishedTitles = (work: WorkByRealm, { realm, finished }: Work): string[] =>
  finished.map((id) => titleIn(work, realm, id)).filter(isNamed);

function Summary({ groupId, lesson, learners }: LiveSummaryReply & { groupId: string }) {
  const { t } = useLingui();
  const work = useRealmWork(places(learners));
  const exportCsv = () => {
    const head = [
      t`Name`,
      t`Minutes`,
      t`Tasks finished`,
      t`Times stuck`,
      t`Minutes stuck`,
      t`Realms`,
      t`Finished tasks`,
    ];
    const rows = learners.map((learner) => [
      learner.name,
      learner.minutes,
      learner.work.reduce((sum, { finished }) => sum + finished.length, 0),
      learner.stuckTimes,
      learner.stuckMinutes,
      learner.work.map(({ realm }) => realmTitle(realm)).join('; '),
      learner.work.flatMap((part) => finishedTitles(work, part)).join('; '),
    ]);
    const day = new Date(lesson.startedAt).toISOString().slice(0, 10);
    downloadFile(toFileName(t`live lesson ${day}`, 'csv'), toCsv([head, ...rows]));
  };
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Facts lesson={lesson} />
        <ExportButtons isSmall onCsv={exportCsv} />
      </div>
      {learners.length === 0 ? (
        <p className="text-muted">
          <Trans>No student took part.</Trans>
        </p>
      ) : (
        <ScrollBox label={t`What each student did`}>
          <LearnerTable groupId={groupId} learners={learners} work={work} />
        </ScrollBox>
      )}
    </Card>
  );
}

function Facts({ lesson }: { lesson: LiveSummaryReply['lesson'] }) {
  const { startedAt, endedAt, startedBy, endReason, learners, finishedTasks, stuckTimes } = lesson;
  const [day, from, to] = [formatDate(startedAt, 'medium'), formatDate(startedAt, 'time'), formatDate(endedAt, 'time')];
  const reason = endReasonWords(endReason);
  return (
    <div className="grid gap-1">
      <p className="text-lg font-bold">
        <Trans>
          {day}, {from} to {to}
        </Trans>
      </p>
      {startedBy !== null && (
        <p className="text-muted">
          <Trans>Started by {startedBy}</Trans>
        </p>
      )}
      {reason !== undefined && <p className="text-muted">{reason}</p>}
      <p>
        <Plural value={learners} one="# student took part." other="# students took part." />{' '}
        <Plural
          value={finishedTasks}
          _0="No task was finished."
          one="# task was finished."
          other="# tasks were finished."
        />{' '}
        <Plural
          value={stuckTimes}
          _0="No one was stuck."
          one="A student was stuck once."
          other="Students were stuck # times."
        />
      </p>
    </div>
  );
}

const CELL = 'px-3 py-1.5 text-start align-top';

interface LearnerTableProps {
  groupId: string;
  learners: readonly LiveSummaryLearner[];
  work: WorkByRealm;
}

function LearnerTable({ groupId, learners, work }: LearnerTableProps) {
  const { t } = useLingui();
  return (
    <table className="w-full border-collapse">
      <caption className="lw-hidden">
        <Trans>What each student did</Trans>
      </caption>
      <TableHead
        className="border-b-2 border-line"
        cell={CELL}
        columns={[t`Student`, t`Minutes`, t`Finished tasks`, t`Stuck`, t`Last at`]}
      />
      <tbody>
        {learners.map((learner) => (
          <tr key={learner.id} className="border-b border-line/45 last:border-0">
            <th scope="row" className={CELL}>
              <Link to={`/admin/progress/${learner.id}?group=${groupId}`} className="lw-link break-words">
                {learner.name}
              </Link>
            </th>
            <td className={CELL}>{learner.minutes}</td>
            <td className={CELL}>
              <Finished parts={learner.work} work={work} />
            </td>
            <td className={CELL}>
              <Stuck times={learner.stuckTimes} minutes={learner.stuckMinutes} />
            </td>
            <td className={CELL}>
              <LastWork parts={learner.work} work={work} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Finished({ parts, work }: { parts: readonly Work[]; work: WorkByRealm }) {
  const count = parts.reduce((sum, { finished }) => sum + finished.length, 0);
  if (count === 0) return '–';
  const titles = parts.flatMap((part) => finishedTitles(work, part));
  return (
    <>
      <strong>{count}</strong>
      {titles.length > 0 && <>: {formatList(titles)}</>}
    </>
  );
}

function Stuck({ times, minutes }: { times: number; minutes: number }) {
  if (times === 0) return '–';
  return (
    <Trans>
      {times}× · {minutes} min
    </Trans>
  );
}

function LastWork({ parts, work }: { parts: readonly Work[]; work: WorkByRealm }) {
  const last = parts.at(-1);
  if (!last) return '–';
  return titleIn(work, last.realm, last.lastTask) ?? realmTitle(last.realm);
}

/** Undefined if a teacher ended it. Call it during rendering. */
function endReasonWords(reason: LiveEndReason): string | undefined {
  switch (reason) {
    case 'teacher':
      return undefined;
    case 'too-long':
      return t`It ended by itself after four hours.`;
    case 'no-teacher':
      return t`It ended by itself, because no teacher had the page open.`;
    case 'archived':
      return t`It ended because the group was archived.`;
  }
}

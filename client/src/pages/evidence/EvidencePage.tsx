// Shows what one student did in one lesson: answers, tries, time, programs with Python's texts, figures of trained models.
import { isProgressPlace } from '@lanternwise/shared/constants/realms';
import type { LessonEvidence } from '@lanternwise/shared/contracts/lessonEvidence';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { Card } from '../../ui/Card.tsx';
import { CELL_LABELS } from '../heat-map/cellLabels.ts';
import heatMapStyles from '../heat-map/heatMap.module.css';
import { BackLink } from '../layout/BackLink.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { formatDuration } from '../students/formatTime.ts';
import { AnswerList } from './AnswerList.tsx';
import { HelpSignals } from './HelpSignals.tsx';
import { HiddenWords } from './HiddenWords.tsx';
import { ModelFigures } from './ModelFigures.tsx';
import { ProgramList } from './ProgramList.tsx';

export function EvidencePage() {
  const { studentId = '', realm = '', ref = '' } = useParams();
  if (!isProgressPlace(realm)) return <NotFoundPage />;
  return <KnownEvidence studentId={studentId} realm={realm} lesson={ref} />;
}

type KnownRealm = LessonEvidence['realm'];

function KnownEvidence({ studentId, realm, lesson }: { studentId: string; realm: KnownRealm; lesson: string }) {
  const { t } = useLingui();
  const evidence = reportsApi.useLessonEvidenceQuery({ studentId, realm, ref: lesson, ...useLanguageQuery() });
  return (
    <div className="lw-page grid gap-6 py-8">
      <BackToSource studentId={studentId} />
      <QueryResult query={evidence} pageTitle={t`Lesson evidence`}>
        {(found) => <Evidence evidence={found} />}
      </QueryResult>
    </div>
  );
}

/** Leads back to the class if the page was opened from its heat map, with its filters; else to the student's report. */
function BackToSource({ studentId }: { studentId: string }) {
  const { t } = useLingui();
  const from = classAddress(useLocation().state);
  return from === undefined ? (
    <BackLink to={`/admin/progress/${studentId}`} words={t`All of this student's work`} />
  ) : (
    <BackLink to={from} state={{ isReturn: true }} words={t`Back to the class`} />
  );
}

function classAddress(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/teacher/groups/') ? from : undefined;
}

function Evidence({ evidence }: { evidence: LessonEvidence }) {
  const { t } = useLingui();
  const { student, realmTitle, title, answers, programs, models, signs, ownWordsHidden } = evidence;
  const { name } = student;
  const hasNothing = answers.length === 0 && programs.length === 0;
  return (
    <>
      <PageHead title={`${name}: ${title}`} heading={title} back={<p className="text-muted">{realmTitle}</p>}>
        <p>
          <Link to={`/admin/progress/${student.id}`} className="lw-link">
            {name}
          </Link>
          {student.username !== name && <span className="text-muted"> ({student.username})</span>}
        </p>
      </PageHead>
      <Facts evidence={evidence} />
      {ownWordsHidden && <HiddenWords />}
      <HelpSignals signs={signs} />
      {hasNothing && (
        <Card>
          <p>
            <Trans>No answers and no programs in this lesson yet.</Trans>
          </p>
        </Card>
      )}
      {answers.length > 0 && <AnswerList answers={answers} />}
      {programs.length > 0 && <ProgramList programs={programs} isFirstOpen />}
      <ModelFigures title={t`Figures of this lesson`} models={models} />
    </>
  );
}

function Facts({ evidence: { cell, tries, ms, hints, pages } }: { evidence: LessonEvidence }) {
  const { t } = useLingui();
  const read = pages?.read ?? 0;
  const of = pages?.of ?? 0;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-md bg-raised px-4 py-3">
      <Fact label={t`State`}>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className={heatMapStyles.sample} data-cell={cell} />
          {t(CELL_LABELS[cell])}
        </span>
      </Fact>
      <Fact label={t`Tries`}>{tries}</Fact>
      <Fact label={t`Time spent`}>{ms > 0 ? formatDuration(ms) : '–'}</Fact>
      {hints > 0 && (
        <Fact label={t`Hints`}>
          <Plural value={hints} one="# of 3 open" other="# of 3 open" />
        </Fact>
      )}
      {pages && (
        <Fact label={t`Pages read`}>
          <Trans>
            {read} of {of}
          </Trans>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.875rem] text-muted">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

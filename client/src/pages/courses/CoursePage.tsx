// One course: its description, its units with their status, its standards, and a button to start or continue.
import type { PlayState } from '@lanternwise/shared/access/playAccess';
import type { User } from '@lanternwise/shared/contracts/user';
import type { Course } from '@lanternwise/shared/courses/course';
import { coursePercent, courseProgress, nextUnit, type UnitProgress } from '@lanternwise/shared/courses/progress';
import type { CourseSlug } from '@lanternwise/shared/courses/titles';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePricesHidden } from '../../features/access/usePricesHidden.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Section } from '../../ui/Section.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { Page } from '../layout/PageHead.tsx';
import { MapCheckPanel } from './MapCheckPanel.tsx';
import { UnitCard } from './UnitCard.tsx';

const COURSES: Record<CourseSlug, () => Promise<Course>> = {
  'ai-adventure': async () => (await import('@lanternwise/shared/courses/aiAdventure')).aiAdventure,
  'python-world': async () => (await import('@lanternwise/shared/courses/pythonWorld')).pythonWorld,
  'school-class-x': async () => (await import('@lanternwise/shared/courses/schoolClassX')).schoolClassX,
  'map-making': async () => (await import('@lanternwise/shared/courses/mapMaking')).mapMaking,
};

/** A visitor of one course loads no other. */
const pageOf = (load: () => Promise<Course>): ComponentType =>
  lazyPart(async () => {
    const course = await load();
    return () => <CourseDetail course={course} />;
  });
const PAGES = new Map(Object.entries(COURSES).map(([slug, load]) => [slug, pageOf(load)]));
const NotFoundPage = lazyPart(async () => (await import('../NotFoundPage.tsx')).NotFoundPage);

export function CoursePage() {
  const { courseSlug = '' } = useParams();
  const Found = PAGES.get(courseSlug) ?? NotFoundPage;
  return <Found key={courseSlug} />;
}

function CourseDetail({ course }: { course: Course }) {
  const { t } = useLingui();
  const title = translateSentence(course.title);
  const { standing, user, waiting } = useLearnerProgress();
  const units = courseProgress(course, standing);
  return (
    <Page
      title={title}
      back={<BackLink to="/courses" words={t`All courses`} />}
      below={
        <>
          <p className="max-w-3xl text-lg">{translateSentence(course.about)}</p>
          {course.hub && (
            <Link to={course.hub} className="lw-link justify-self-start">
              <Trans>Units, sessions week by week, and maps</Trans>
            </Link>
          )}
        </>
      }
    >
      <CourseContinuePanel course={course} units={units} user={user} isWaiting={waiting} />
      {course.slug === 'map-making' && <MapCheckPanel course={course} />}
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <Section title={<Trans>Syllabus</Trans>} className="grid gap-5">
          <ol className="grid gap-5">
            {units.map((progress, at) => (
              <li key={progress.unit.id}>
                <UnitCard
                  slug={course.slug}
                  number={at + 1}
                  progress={progress}
                  ticked={standing.checks[course.slug]}
                />
              </li>
            ))}
          </ol>
        </Section>
        <div className="grid gap-6">
          <Card title={<Trans>What you can do afterwards</Trans>} className="grid gap-3">
            <ul className="lw-lights grid gap-2">
              {course.outcomes.map((outcome) => (
                <li key={outcome}>{translateSentence(outcome)}</li>
              ))}
            </ul>
          </Card>
          <Card title={<Trans>Standards</Trans>} className="grid gap-3">
            <dl className="grid gap-3">
              {course.standards.map(({ source, text }) => (
                <div key={source}>
                  <dt className="font-bold">{source}</dt>
                  <dd className="text-muted">{translateSentence(text)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
      </div>
    </Page>
  );
}

interface ContinuePanelProps {
  course: Course;
  units: readonly UnitProgress[];
  user: Pick<User, 'isClassAccount'> | null;
  /** The panel keeps its place until the progress is known. */
  isWaiting: boolean;
}

function CourseContinuePanel({ course, units, user, isWaiting }: ContinuePanelProps) {
  const { t: translate } = useLingui();
  const percent = coursePercent(units);
  const next = nextUnit(units);
  const arePricesHidden = usePricesHidden();
  const title = translateSentence(course.title);
  const state = closedState(units);
  return (
    <Panel
      aria-label={translate`Your way through this course`}
      className={cx('grid items-center gap-6 md:grid-cols-[1fr_auto]', isWaiting && 'invisible')}
    >
      <div className="grid gap-3">
        <p className="font-bold">{describeProgress(units, next, user)}</p>
        {user && <ProgressBar label={translate`Your progress in ${title}`} value={percent} />}
      </div>
      {next?.path ? (
        <Link to={next.path} className={buttonClass({ size: 'large' })}>
          <Play size={22} aria-hidden="true" fill="currentColor" />{' '}
          {percent > 0 ? <Trans>Continue</Trans> : <Trans context="lesson">Start</Trans>}
        </Link>
      ) : (
        (state === 'needs-plan' || state === 'needs-sign-in') &&
        (arePricesHidden ? (
          <p className="font-bold text-muted">
            <Trans>Ask your teacher to open the next realm.</Trans>
          </p>
        ) : (
          <Link to="/pricing" className={buttonClass({ size: 'large' })}>
            <Trans>See the plans</Trans>
          </Link>
        ))
      )}
    </Panel>
  );
}

/** Why units that are not completed are closed: the plan, else the class, else they are not built. */
function closedState(units: readonly UnitProgress[]): PlayState | undefined {
  const states = units.filter(({ status }) => status === 'locked').map(({ access }) => access.state);
  const order: readonly PlayState[] = ['needs-sign-in', 'needs-plan', 'opens-on', 'locked-by-class', 'being-built'];
  return order.find((state) => states.includes(state));
}

function describeProgress(
  units: readonly UnitProgress[],
  next: UnitProgress | undefined,
  user: Pick<User, 'isClassAccount'> | null,
): string {
  const percent = coursePercent(units);
  if (percent === 100) return t`You have completed this course. Well done!`;
  if (next) {
    const title = translateSentence(next.unit.title);
    return percent > 0 ? t`Next: ${title}` : t`It begins with: ${title}`;
  }
  const state = closedState(units);
  if (state === 'needs-plan' && user?.isClassAccount) return t`Ask your teacher to open the realms for your class.`;
  if (state === 'needs-sign-in' || state === 'needs-plan')
    return percent === 0
      ? t`This course opens with a plan or through your school.`
      : t`The rest of this course opens with a plan or a school code.`;
  if (state === 'opens-on' || state === 'locked-by-class')
    return t`You have done all that is open here. Your teacher opens the rest.`;
  return t`You have done all that is open here. The other units are being built.`;
}

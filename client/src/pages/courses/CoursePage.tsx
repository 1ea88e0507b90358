// One course: its description, its units with their status, its standards, and a button to start or continue.
import type { Course } from '@lanternwise/shared/courses/course';
import { findCourse } from '@lanternwise/shared/courses/courses';
import { coursePercent, courseProgress, nextUnit, type UnitProgress } from '@lanternwise/shared/courses/progress';
import { Play } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { usePricesHidden } from '../../features/access/usePricesHidden.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { usePage } from '../layout/usePage.ts';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { MapCheckPanel } from './MapCheckPanel.tsx';
import { UnitCard } from './UnitCard.tsx';

export function CoursePage() {
  const { courseSlug = '' } = useParams();
  const course = findCourse(courseSlug);
  return course ? <CourseDetail key={course.slug} course={course} /> : <NotFoundPage />;
}

function CourseDetail({ course }: { course: Course }) {
  const heading = usePage(course.title);
  const { standing, user, waiting } = useLearnerProgress();
  const units = courseProgress(course, standing);
  return (
    <div className="lw-page grid gap-8 py-10">
      <div className="grid gap-3">
        <Link to="/courses" className="lw-link justify-self-start">
          All courses
        </Link>
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          {course.title}
        </h1>
        <p className="max-w-3xl text-lg">{course.about}</p>
        {course.hub && (
          <Link to={course.hub} className="lw-link justify-self-start">
            Units, sessions week by week, and maps
          </Link>
        )}
      </div>
      <CourseContinuePanel course={course} units={units} isGuest={user === null} isWaiting={waiting} />
      {course.slug === 'map-making' && <MapCheckPanel course={course} />}
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <section aria-labelledby="syllabus" className="grid gap-5">
          <h2 id="syllabus" className="text-xl text-game-title">
            Syllabus
          </h2>
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
        </section>
        <div className="grid gap-6">
          <Card className="grid gap-3">
            <h2 className="text-xl text-link">What you can do afterwards</h2>
            <ul className="lw-lights grid gap-2">
              {course.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </Card>
          <Card className="grid gap-3">
            <h2 className="text-xl text-link">Standards</h2>
            <dl className="grid gap-3">
              {course.standards.map(({ source, text }) => (
                <div key={source}>
                  <dt className="font-bold">{source}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
      </div>
    </div>
  );
}

function CourseContinuePanel({
  course,
  units,
  isGuest,
  isWaiting,
}: {
  course: Course;
  units: readonly UnitProgress[];
  isGuest: boolean;
  /** The panel keeps its place until the progress is known. */
  isWaiting: boolean;
}) {
  const percent = coursePercent(units);
  const next = nextUnit(units);
  const arePricesHidden = usePricesHidden();
  const isPlanMissing = units.some(({ access }) => access.isPlanMissing && access.isBuilt);
  return (
    <Panel
      aria-label="Your way through this course"
      className={cx('grid items-center gap-6 md:grid-cols-[1fr_auto]', isWaiting && 'invisible')}
    >
      <div className="grid gap-3">
        <p className="font-bold">{describeProgress(units, next, isGuest)}</p>
        {!isGuest && <ProgressBar label={`Your progress in ${course.title}`} value={percent} />}
      </div>
      {next?.unit.path ? (
        <Link to={next.unit.path} className={buttonClass({ size: 'large' })}>
          <Play size={22} aria-hidden="true" fill="currentColor" /> {percent > 0 ? 'Continue' : 'Start'}
        </Link>
      ) : (
        isPlanMissing &&
        (arePricesHidden ? (
          <p className="font-bold text-muted">Ask your teacher to open the next realm.</p>
        ) : (
          <Link to="/pricing" className={buttonClass({ size: 'large' })}>
            See the plans
          </Link>
        ))
      )}
    </Panel>
  );
}

function describeProgress(units: readonly UnitProgress[], next: UnitProgress | undefined, isGuest: boolean): string {
  const percent = coursePercent(units);
  if (percent === 100) return 'You have completed this course. Well done!';
  if (next) return percent > 0 ? `Next: ${next.unit.title}` : `It begins with: ${next.unit.title}`;
  if (!units.some(({ access }) => access.isPlanMissing && access.isBuilt))
    return 'You have done all that is open here. The other units are being built.';
  return isGuest
    ? 'This course opens with a plan or through your school.'
    : 'The rest of this course opens with a plan.';
}

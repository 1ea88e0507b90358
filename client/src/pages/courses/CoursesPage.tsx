// Lists all courses with the user's progress.
import type { Course } from '@lanternwise/shared/courses/course';
import { COURSES } from '@lanternwise/shared/courses/courses';
import { coursePercent, courseProgress, nextUnit, type UnitProgress } from '@lanternwise/shared/courses/progress';
import { Link } from 'react-router-dom';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { usePage } from '../layout/usePage.ts';
import { COURSE_ICONS } from './courseIcons.ts';

export function CoursesPage() {
  const heading = usePage('Courses');
  const { standing, user } = useLearnerProgress();
  return (
    <div className="lw-page grid gap-8 py-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          Courses
        </h1>
        <p className="max-w-2xl text-lg text-muted">
          Four ways through the same world. Begin with whichever calls you.
        </p>
      </div>
      <ul className="grid gap-7 md:grid-cols-2">
        {COURSES.map((course) => (
          <li key={course.slug} className="flex">
            <CourseCard course={course} units={courseProgress(course, standing)} hasProgress={user !== null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const formatDuration = (minutes: number): string => {
  const hours = Math.round(minutes / 60);
  return hours <= 1 ? '1 hour' : `${hours} hours`;
};

interface CourseCardProps {
  course: Course;
  units: readonly UnitProgress[];
  hasProgress: boolean;
}

/** Hours are those of the units that are built; the others are named, but not counted. */
function CourseCard({ course, units, hasProgress }: CourseCardProps) {
  const Icon = COURSE_ICONS[course.slug];
  const percent = hasProgress ? coursePercent(units) : 0;
  const built = units.filter(({ access }) => access.isBuilt);
  const minutes = built.reduce((sum, { unit }) => sum + unit.minutes, 0);
  const missing = units.length - built.length;
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex items-center gap-4">
        <Icon size={48} aria-hidden="true" className="shrink-0 text-link" />
        <div>
          <h2 className="text-xl text-link">{course.title}</h2>
          <p className="text-sm text-muted">
            {built.length} {built.length === 1 ? 'unit' : 'units'}, about {formatDuration(minutes)}
            {missing > 0 && `; ${missing} more ${missing === 1 ? 'opens' : 'open'} soon`}
          </p>
        </div>
      </div>
      <p className="flex-1">{course.promise}</p>
      {percent > 0 && <ProgressBar label={`Your progress in ${course.title}`} value={percent} />}
      <Link to={`/courses/${course.slug}`} className={buttonClass({ wide: true })}>
        {percent > 0 && nextUnit(units) ? 'Continue' : 'See the course'}
        <span className="lw-hidden">: {course.title}</span>
      </Link>
    </Card>
  );
}

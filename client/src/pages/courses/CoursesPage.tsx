// Lists all courses with the user's progress.
import type { Course } from '@lanternwise/shared/courses/course';
import { COURSES } from '@lanternwise/shared/courses/courses';
import { coursePercent, courseProgress } from '@lanternwise/shared/courses/progress';
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
            <CourseCard course={course} {...(user && { percent: coursePercent(courseProgress(course, standing)) })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CourseCard({ course, percent }: { course: Course; percent?: number }) {
  const Icon = COURSE_ICONS[course.slug];
  const minutes = course.units.reduce((sum, unit) => sum + unit.minutes, 0);
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex items-center gap-4">
        <Icon size={48} aria-hidden="true" className="shrink-0 text-link" />
        <div>
          <h2 className="text-xl text-link">{course.title}</h2>
          <p className="text-sm text-muted">
            {course.units.length} units, about {Math.round(minutes / 60)} hours
          </p>
        </div>
      </div>
      <p className="flex-1">{course.promise}</p>
      {percent !== undefined && percent > 0 && (
        <ProgressBar label={`Your progress in ${course.title}`} value={percent} />
      )}
      <Link to={`/courses/${course.slug}`} className={buttonClass({ wide: true })}>
        {percent ? 'Continue' : 'See the course'}
        <span className="lw-hidden">: {course.title}</span>
      </Link>
    </Card>
  );
}

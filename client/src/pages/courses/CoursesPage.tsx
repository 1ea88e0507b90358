// Lists all courses with the user's progress.
import { playAccess } from '@lanternwise/shared/access/playAccess';
import { DEMO_SLUGS } from '@lanternwise/shared/constants/realms';
import type { Course } from '@lanternwise/shared/courses/course';
import { COURSES } from '@lanternwise/shared/courses/courses';
import { coursePercent, courseProgress, nextUnit, type UnitProgress } from '@lanternwise/shared/courses/progress';
import type { CourseSlug } from '@lanternwise/shared/courses/titles';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Cake from 'lucide-react/icons/cake';
import Compass from 'lucide-react/icons/compass';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MapIcon from 'lucide-react/icons/map';
import { Link } from 'react-router-dom';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { PrefetchLink } from '../../features/realm/PrefetchLink.tsx';
import { realmCard } from '../../features/realm/realms.ts';
import { formatNumber } from '../../i18n/format.ts';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Section } from '../../ui/Section.tsx';
import { Page } from '../layout/PageHead.tsx';

const COURSE_ICONS: Record<CourseSlug, LucideIcon> = {
  'ai-adventure': Compass,
  'python-world': Cake,
  'school-class-x': GraduationCap,
  'map-making': MapIcon,
};

export function CoursesPage() {
  const { t } = useLingui();
  const { standing, user } = useLearnerProgress();
  return (
    <Page title={t`Courses`} lead={<Trans>Four ways through the same world. Begin with the one that calls you.</Trans>}>
      <ul className="grid gap-7 md:grid-cols-2">
        {COURSES.map((course) => (
          <li key={course.slug} className="flex">
            <CourseCard course={course} units={courseProgress(course, standing)} hasProgress={user !== null} />
          </li>
        ))}
      </ul>
      <FreeRealms standing={standing} />
    </Page>
  );
}

/** Realms that open without an account or a plan; not those that the learner's class has closed. */
function FreeRealms({ standing }: { standing: Parameters<typeof playAccess>[1] }) {
  const open = Object.entries(DEMO_SLUGS).filter(
    ([, realm]) => playAccess({ kind: 'demo', realm }, standing).state === 'open',
  );
  if (open.length === 0) return null;
  return (
    <Section title={<Trans>Try a whole realm for free</Trans>} className="grid gap-3">
      <p className="max-w-2xl text-muted">
        <Trans>These realms open at once, without an account.</Trans>
      </p>
      <ul className="flex flex-wrap gap-4">
        {open.map(([slug, realm]) => (
          <li key={slug}>
            <PrefetchLink to={`/demo/${slug}`} className={buttonClass({ variant: 'secondary' })}>
              {realmCard(realm).title}
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whole hours, at least one. */
const formatHours = (minutes: number): string =>
  formatNumber(Math.max(1, Math.round(minutes / 60)), { style: 'unit', unit: 'hour', unitDisplay: 'long' });

interface CourseCardProps {
  course: Course;
  units: readonly UnitProgress[];
  hasProgress: boolean;
}

/** Hours are those of the units that are built; the others are named, but not counted. */
function CourseCard({ course, units, hasProgress }: CourseCardProps) {
  const { t } = useLingui();
  const Icon = COURSE_ICONS[course.slug];
  const percent = hasProgress ? coursePercent(units) : 0;
  const built = units.filter(({ access }) => access.isBuilt);
  const minutes = built.reduce((sum, { unit }) => sum + unit.minutes, 0);
  const missing = units.length - built.length;
  const count = built.length;
  const hours = formatHours(minutes);
  const title = translateSentence(course.title);
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex items-center gap-4">
        <Icon size={48} aria-hidden="true" className="shrink-0 text-link" />
        <div>
          <h2 className="text-xl text-link">{title}</h2>
          <p className="text-sm text-muted">
            <Plural value={count} one={`# unit, about ${hours}`} other={`# units, about ${hours}`} />
            {missing > 0 && (
              <>
                {'; '}
                <Plural value={missing} one="# more opens soon" other="# more open soon" />
              </>
            )}
          </p>
        </div>
      </div>
      <p className="flex-1">{translateSentence(course.promise)}</p>
      {percent > 0 && <ProgressBar label={t`Your progress in ${title}`} value={percent} />}
      <Link to={`/courses/${course.slug}`} className={buttonClass({ wide: true })}>
        {percent > 0 && nextUnit(units) ? <Trans>Continue</Trans> : <Trans>See the course</Trans>}
        <span className="lw-hidden">: {title}</span>
      </Link>
    </Card>
  );
}

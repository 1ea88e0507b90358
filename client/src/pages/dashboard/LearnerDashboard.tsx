// The learner's dashboard: next step, courses, badges, the last seven days, and certificates.
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { aiAdventure } from '@lanternwise/shared/courses/aiAdventure';
import { COURSES } from '@lanternwise/shared/courses/courses';
import { coursePercent, courseProgress, type LearnerProgress } from '@lanternwise/shared/courses/progress';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useUserCertificatesQuery } from '../../features/certificatesApi.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { usePage } from '../layout/usePage.ts';
import { Badges } from './Badges.tsx';
import { ContinuePanel } from './ContinuePanel.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { WeekLanterns } from './WeekLanterns.tsx';

export function LearnerDashboard() {
  const heading = usePage('My dashboard');
  const { standing, data, error, user, refetch, waiting } = useLearnerProgress();
  const { data: certificates = [] } = useUserCertificatesQuery({ userId: user?.id }, { skip: !user });
  if (waiting || !user) return <LoadingLogo label="Loading your journey" />;
  return (
    <div className="lw-page grid gap-8 py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
        Hello, {user.username}!
      </h1>
      {error || !data ? (
        <Card className="grid justify-items-start gap-4">
          <p role="alert" className="lw-error">
            {errorMessage(error)}
          </p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Card>
      ) : (
        <>
          <ContinuePanel standing={standing} certified={certificates.length > 0} />
          <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
            <div className="grid gap-8">
              <CourseList standing={standing} />
              <Badges course={aiAdventure} realms={standing.realms} />
            </div>
            <div className="grid gap-8">
              <WeekLanterns days={data.days} today={data.today} />
              <ReviewCard />
              <Certificates first={certificates[0]} />
              <Card className="grid gap-3">
                <h2 className="text-xl text-link">Classes and invitations</h2>
                <p>Your teacher gave you a code or a link? Join the class, or see the classes you are in.</p>
                <Link to="/account/family#classes" className={buttonClass({ variant: 'quiet' })}>
                  My classes
                </Link>
              </Card>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function CourseList({ standing }: { standing: LearnerProgress }) {
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl text-link">Your courses</h2>
      <ul className="grid gap-5">
        {COURSES.map((course) => {
          const units = courseProgress(course, standing);
          const done = units.filter(({ status }) => status === 'completed').length;
          const soon = units.filter(({ access }) => !access.isBuilt).length;
          return (
            <li key={course.slug} className="grid gap-2">
              <div className="flex flex-wrap justify-between gap-2">
                <Link to={`/courses/${course.slug}`} className="lw-link">
                  {course.title}
                </Link>
                <span className="text-muted">
                  {done} of {units.length} units{soon > 0 && `, ${soon} open soon`}
                </span>
              </div>
              <ProgressBar label={`Your progress in ${course.title}`} value={coursePercent(units)} />
            </li>
          );
        })}
      </ul>
      <Link to="/journey" className={buttonClass({ variant: 'quiet' }, 'justify-self-start')}>
        View the whole journey
      </Link>
    </Card>
  );
}

function Certificates({ first }: { first: OwnCertificate | undefined }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">Certificates</h2>
      <p>
        {first
          ? `You earned a certificate for ${first.course.title}: ${first.name}.`
          : 'Complete all eight realms of AI Adventure to earn a certificate with your name on it.'}
      </p>
      <Link to={first ? '/certificates/view' : '/certificates'} className={buttonClass({ variant: 'quiet' })}>
        {first ? 'View my certificate' : 'See an example'}
      </Link>
    </Card>
  );
}

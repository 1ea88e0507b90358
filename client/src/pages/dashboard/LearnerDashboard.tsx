// The learner's dashboard: next step, courses, badges, the last seven days, and certificates.
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { aiAdventure } from '@lanternwise/shared/courses/aiAdventure';
import { COURSES } from '@lanternwise/shared/courses/courses';
import { isAdventureCompleted } from '@lanternwise/shared/courses/nextStep';
import { coursePercent, courseProgress, type LearnerProgress } from '@lanternwise/shared/courses/progress';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { timeZoneArgs, useLearnerProgress } from '../../features/coursesApi.ts';
import { reviewApi } from '../../features/reviewApi.ts';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Page } from '../layout/PageHead.tsx';
import { LoadFailure } from '../layout/QueryResult.tsx';
import { AssignmentsCard } from './AssignmentsCard.tsx';
import { Badges } from './Badges.tsx';
import { ContinuePanel } from './ContinuePanel.tsx';
import { WeekLanterns } from './WeekLanterns.tsx';

export function LearnerDashboard() {
  const { t } = useLingui();
  const { standing, data, error, user, refetch, waiting } = useLearnerProgress();
  const certificateQuery = certificatesApi.useUserCertificatesQuery({ userId: user?.id }, { skip: !user });
  const certificates = certificateQuery.data ?? [];
  // Without them the next step of one who has finished would be the wrong one.
  if (waiting || !user || certificateQuery.isLoading) return <LoadingLogo label={t`Loading your journey`} />;
  const { username } = user;
  return (
    <Page title={t`My dashboard`} heading={<Trans>Hello, {username}!</Trans>}>
      {error || !data ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <>
          <ContinuePanel standing={standing} user={user} hasCertificate={certificates.length > 0} />
          <AssignmentsCard />
          <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
            <div className="grid gap-8">
              <CourseList standing={standing} />
              <Badges course={aiAdventure} standing={standing} />
            </div>
            <div className="grid gap-8">
              <WeekLanterns days={data.days} today={data.today} />
              <ReviewCard />
              <Certificates first={certificates[0]} isCompleted={isAdventureCompleted(standing)} />
              <Card title={<Trans>Classes and invitations</Trans>} className="grid gap-3">
                <p>
                  <Trans>Your teacher gave you a code or a link? Join the class, or see the classes you are in.</Trans>
                </p>
                <Link to="/account/family#classes" className={buttonClass({ variant: 'quiet' })}>
                  <Trans>My classes</Trans>
                </Link>
              </Card>
            </div>
          </div>
        </>
      )}
    </Page>
  );
}

function CourseList({ standing }: { standing: LearnerProgress }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Your courses</Trans>} className="grid gap-5">
      <ul className="grid gap-5">
        {COURSES.map((course) => {
          const units = courseProgress(course, standing);
          const title = translateSentence(course.title);
          const done = units.filter(({ status }) => status === 'completed').length;
          const soon = units.filter(({ access }) => !access.isBuilt).length;
          const count = units.length;
          return (
            <li key={course.slug} className="grid gap-2">
              <div className="flex flex-wrap justify-between gap-2">
                <Link to={`/courses/${course.slug}`} className="lw-link">
                  {title}
                </Link>
                <span className="text-muted">
                  <Trans>
                    {done} of {count} units
                  </Trans>
                  {soon > 0 && (
                    <>
                      {', '}
                      <Plural value={soon} one="# opens soon" other="# open soon" />
                    </>
                  )}
                </span>
              </div>
              <ProgressBar label={t`Your progress in ${title}`} value={coursePercent(units)} />
            </li>
          );
        })}
      </ul>
      <Link to="/journey" className={buttonClass({ variant: 'quiet' }, 'justify-self-start')}>
        <Trans>View the whole journey</Trans>
      </Link>
    </Card>
  );
}

function Certificates({ first, isCompleted }: { first: OwnCertificate | undefined; isCompleted: boolean }) {
  return (
    <Card title={<Trans>Certificates</Trans>} className="grid gap-3">
      <CertificateText first={first} isCompleted={isCompleted} />
    </Card>
  );
}

function CertificateText({ first, isCompleted }: { first: OwnCertificate | undefined; isCompleted: boolean }) {
  if (first) {
    const { name } = first;
    const course = translateSentence(first.course.title);
    return (
      <>
        <p>
          <Trans>
            You earned a certificate for {course}: {name}.
          </Trans>
        </p>
        <Link to="/certificates/view" className={buttonClass({ variant: 'quiet' })}>
          <Trans>View my certificate</Trans>
        </Link>
      </>
    );
  }
  if (isCompleted)
    return (
      <>
        <p>
          <Trans>All eight realms are completed. Your certificate is ready for your name.</Trans>
        </p>
        <Link to="/certificates/generate" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Create my certificate</Trans>
        </Link>
      </>
    );
  return (
    <>
      <p>
        <Trans>Complete all eight realms of AI Adventure to earn a certificate with your name on it.</Trans>
      </p>
      <Link to="/certificates" className={buttonClass({ variant: 'quiet' })}>
        <Trans>See an example</Trans>
      </Link>
    </>
  );
}

/** Invites to the day's review, once something of a finished realm is due. */
function ReviewCard() {
  const { data } = reviewApi.useTodaysReviewQuery(timeZoneArgs());
  // Before a realm is finished there is nothing to say about it.
  if (!data || data.nextDay === null) return null;
  const count = data.due.length;
  return (
    <Card title={<Trans>Five-minute review</Trans>} className="grid gap-3">
      <p>
        {count > 0 ? (
          <Plural
            value={count}
            one="One question waits for you today. A review lights a lantern of your week too."
            other="# questions wait for you today. A review lights a lantern of your week too."
          />
        ) : (
          <Trans>Nothing to review today: you are up to date.</Trans>
        )}
      </p>
      <Link to="/review" className={buttonClass({ variant: 'quiet' })}>
        {count > 0 ? <Trans>Start the review</Trans> : <Trans>See when the next one comes</Trans>}
      </Link>
    </Card>
  );
}

// The learning journey page: every unit and topic with its status and the button that the status allows.
import type { PlayAccess } from '@lanternwise/shared/access/playAccess';
import type { UnitProgress } from '@lanternwise/shared/courses/progress';
import { Clock, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { RealmLanterns } from '../adventures/RealmLanterns.tsx';
import { usePage } from '../layout/usePage.ts';
import { averagePercent, buildJourney, type JourneyUnit, SAMPLE_JOURNEY } from './journey.ts';

export function JourneyPage() {
  const heading = usePage('AI Learning Journey');
  const { standing, error, user, waiting, refetch } = useLearnerProgress();
  if (waiting) return <LoadingLogo label="Looking at your journey" />;
  return (
    <div className="lw-page grid gap-8 py-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          AI Learning Journey
        </h1>
        <p className="max-w-2xl text-lg text-muted">
          {user
            ? 'Where you have been, and what waits for you.'
            : 'This is a sample of what your journey will look like. Sign in to see your own.'}
        </p>
      </div>
      {error ? (
        <Card className="grid justify-items-start gap-4">
          <p role="alert" className="lw-error">
            {errorMessage(error)}
          </p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </Card>
      ) : (
        (user ? buildJourney(standing) : SAMPLE_JOURNEY).map((unit) => <UnitSection key={unit.id} unit={unit} />)
      )}
    </div>
  );
}

function UnitSection({ unit }: { unit: JourneyUnit }) {
  const percent = averagePercent(unit.topics);
  return (
    <section aria-labelledby={unit.id} className="grid gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id={unit.id} className="text-2xl text-game-title">
            {unit.name}
          </h2>
          <span className="text-muted">{percent}%</span>
        </div>
        <p>{unit.description}</p>
        <ProgressBar label={`Progress in ${unit.name}`} value={percent} />
      </div>
      <ul className="grid gap-5 md:grid-cols-2">
        {unit.topics.map((topic) => (
          <li key={topic.unit.id} className="flex">
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TopicCard({ topic: { unit, percent, status, access } }: { topic: UnitProgress }) {
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg text-link">{unit.title}</h3>
        <Badge colour={unit.kind === 'Project' ? 'violet' : 'teal'}>{unit.kind}</Badge>
      </div>
      <p className="flex-1">{unit.text}</p>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Clock size={16} aria-hidden="true" className="shrink-0" /> {unit.minutes} minutes · {unit.skills.join(', ')}
      </p>
      {percent > 0 && <ProgressBar label={`Progress in ${unit.title}`} value={percent} />}
      {unit.realm && unit.task === undefined && status !== 'locked' ? <RealmLanterns map={unit.realm} /> : null}
      <TopicLink title={unit.title} path={unit.path} status={status} access={access} />
    </Card>
  );
}

interface TopicLinkProps {
  title: string;
  path: string | null;
  status: UnitProgress['status'];
  access: PlayAccess;
}

function TopicLink({ title, path, status, access }: TopicLinkProps) {
  const hiddenTitle = <span className="lw-hidden">: {title}</span>;
  if (status === 'locked' || path === null) {
    return (
      <Button variant="quiet" disabled icon={<Lock size={18} aria-hidden="true" />}>
        {access.state === 'being-built' ? 'Opens soon' : 'Locked'}
        {hiddenTitle}
      </Button>
    );
  }
  return (
    <Link to={path} className={buttonClass({ variant: status === 'completed' ? 'quiet' : 'primary' })}>
      {status === 'completed' ? 'Review' : 'Start Learning'}
      {hiddenTitle}
    </Link>
  );
}

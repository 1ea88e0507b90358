// The learning journey page: every unit and topic with its status and the button that the status allows.
import type { UnitProgress } from '@lanternwise/shared/courses/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { formatList } from '../../i18n/format.ts';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { RealmLanterns } from '../adventures/RealmLanterns.tsx';
import { closedLabel, unitKind } from '../courses/unitWords.ts';
import { Page } from '../layout/PageHead.tsx';
import { LoadFailure } from '../layout/QueryResult.tsx';
import { averagePercent, buildJourney, type JourneyUnit, sampleJourney } from './journey.ts';

export function JourneyPage() {
  const { t } = useLingui();
  const { standing, error, user, waiting, refetch } = useLearnerProgress();
  if (waiting) return <LoadingLogo label={t`Looking at your journey`} />;
  return (
    <Page
      title={t`AI Learning Journey`}
      lead={
        user ? (
          <Trans>Where you have been, and what waits for you.</Trans>
        ) : (
          <Trans>This is a sample of what your journey will look like. Sign in to see your own.</Trans>
        )
      }
    >
      {error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        (user ? buildJourney(standing) : sampleJourney()).map((unit) => <UnitSection key={unit.id} unit={unit} />)
      )}
    </Page>
  );
}

function UnitSection({ unit }: { unit: JourneyUnit }) {
  const { t } = useLingui();
  const percent = averagePercent(unit.topics);
  const { name } = unit;
  return (
    <section aria-labelledby={unit.id} className="grid gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id={unit.id} className="text-2xl text-game-title">
            {name}
          </h2>
          <span className="text-muted">{percent}%</span>
        </div>
        <p>{unit.description}</p>
        <ProgressBar label={t`Progress in ${name}`} value={percent} />
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

function TopicCard({ topic }: { topic: UnitProgress }) {
  const { t } = useLingui();
  const { unit, percent, path } = topic;
  const title = translateSentence(unit.title);
  const skills = formatList(unit.skills.map(translateSentence));
  const { minutes } = unit;
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg text-link">{title}</h3>
        <Badge colour={unit.kind === 'Project' ? 'violet' : 'teal'}>{unitKind(unit.kind)}</Badge>
      </div>
      <p className="flex-1">{translateSentence(unit.text)}</p>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Clock size={16} aria-hidden="true" className="shrink-0" />{' '}
        <Trans>
          {minutes} minutes · {skills}
        </Trans>
      </p>
      {percent > 0 && <ProgressBar label={t`Progress in ${title}`} value={percent} />}
      {unit.realm && unit.task === undefined && path !== null ? <RealmLanterns map={unit.realm} /> : null}
      <TopicLink title={title} topic={topic} />
    </Card>
  );
}

function TopicLink({ title, topic: { path, status, access } }: { title: string; topic: UnitProgress }) {
  const hiddenTitle = <span className="lw-hidden">: {title}</span>;
  if (path === null) {
    return (
      <Button variant="quiet" disabled icon={<Lock size={18} aria-hidden="true" />}>
        {access.state === 'open' ? <Trans context="state">Locked</Trans> : closedLabel(access.state)}
        {hiddenTitle}
      </Button>
    );
  }
  return (
    <Link to={path} className={buttonClass({ variant: status === 'completed' ? 'quiet' : 'primary' })}>
      {status === 'completed' ? <Trans>Review</Trans> : <Trans>Start Learning</Trans>}
      {hiddenTitle}
    </Link>
  );
}

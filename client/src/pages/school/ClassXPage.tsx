// The hub of School Class X: the two units, the sessions of four weeks, the maps, and the page for map designers.
import { playAccess } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lockSentence } from '../../features/access/lockSentence.ts';
import { usePlayContext } from '../../features/access/usePlayContext.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge } from '../adventures/RealmTile.tsx';
import { getRealmStatus } from '../adventures/realmStatus.ts';
import { Page } from '../layout/PageHead.tsx';
import { UNIT2_PAGES } from './unit2Pages.ts';
import { useUnit2 } from './useUnit2.ts';
import { WEEKS, type Week } from './weeks.ts';

export function ClassXPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`School Class X`}
      lead={
        <Trans>Two free units that follow the syllabus, and a session in a realm for each half of four weeks.</Trans>
      }
      className="gap-10 py-10"
    >
      <Section title={t`Units`} look="text-2xl text-game-title" className="grid gap-4">
        <ul className="grid gap-6 md:grid-cols-2">
          <li className="flex">
            <Unit1Card />
          </li>
          <li className="flex">
            <Unit2Card />
          </li>
        </ul>
      </Section>
      <Section title={t`Week by week`} look="text-2xl text-game-title" className="grid gap-4">
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {WEEKS.map((week) => (
            <li key={week.page} className="flex">
              <WeekCard plan={week} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t`Maps`} look="text-2xl text-game-title" className="grid gap-4">
        <Card className="grid items-center gap-4 md:grid-cols-[1fr_auto]">
          <p>
            <Trans>All ten maps with their pictures, and the walls of week 4 for those who draw maps themselves.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/School/ClassX/Maps" className={buttonClass({ variant: 'quiet' })}>
              <Trans>See the maps</Trans>
            </Link>
            <Link to="/School/ClassX/Week4Collision" className={buttonClass({ variant: 'quiet' })}>
              <Trans>Week 4 Collision</Trans>
            </Link>
            <Link to="/courses/map-making" className={buttonClass({ variant: 'quiet' })}>
              <Trans>Learn Map Making</Trans>
            </Link>
          </div>
        </Card>
      </Section>
    </Page>
  );
}

interface UnitProps {
  title: string;
  text: string;
  path: string;
  action: ReactNode;
  /** Why the unit is closed to this learner now. */
  closed?: string | undefined;
}

function UnitPanel({ title, text, path, action, closed }: UnitProps) {
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl text-link">{title}</h3>
        <Badge colour="ok">
          <Trans>Free</Trans>
        </Badge>
      </div>
      <p className="flex-1">{text}</p>
      {closed === undefined ? (
        <Link to={path} className={buttonClass({ wide: true })}>
          {action}
          <span className="lw-hidden">: {title}</span>
        </Link>
      ) : (
        <p className="flex min-h-12 items-center gap-2 font-bold text-muted">
          <Lock size={20} aria-hidden="true" className="flex-none" /> {closed}
        </p>
      )}
    </Card>
  );
}

/** The status of a realm for the current learner. */
function useRealmStatus(realm: MapId) {
  const { standing, user } = useLearnerProgress();
  const localStates = useAppSelector(selectRealmStates);
  return getRealmStatus(realm, { person: standing, user, localStates });
}

function Unit1Card() {
  const { t } = useLingui();
  const { progress } = useRealmStatus('ai-adventure-park');
  const { lock } = playAccess({ kind: 'school', page: 'Unit1' }, usePlayContext().person);
  const actions = { new: t`Start`, started: t`Continue`, completed: t`Play again` };
  return (
    <UnitPanel
      title={t`Unit 1: The AI project cycle`}
      text={t`Walk AI Adventure Park with three guides: project cycle, domains of AI and ethical frameworks. About 80 minutes.`}
      path="/School/ClassX/Unit1"
      action={actions[progress]}
      closed={lock && lockSentence(lock)}
    />
  );
}

function Unit2Card() {
  const { t } = useLingui();
  const done = useUnit2().completed.length;
  const count = UNIT2_PAGES.length;
  return (
    <UnitPanel
      title={t`Unit 2: AI, ML and DL`}
      text={t`What learning from data adds to rules, and what deep networks add to that. About 40 minutes.`}
      path="/School/ClassX/Unit2"
      action={done === 0 ? t`Start` : done === count ? t`Look again` : t`Continue: ${done} of ${count} activities done`}
    />
  );
}

function WeekCard({ plan }: { plan: Week }) {
  const { week, session, minutes } = plan;
  const { title, learn } = realmCard(plan.realm);
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-bold text-muted">
          <Trans>
            Week {week}, session {session}
          </Trans>
        </p>
        <StatusBadge status={useRealmStatus(plan.realm)} />
      </div>
      <h3 className="text-lg text-link">{title}</h3>
      <p className="flex-1 text-muted">{learn}</p>
      <Link to={`/School/ClassX/${plan.page}`} className={buttonClass({ variant: 'quiet', wide: true })}>
        <Trans>Plan of the session</Trans>
        <span className="lw-hidden">: {title}</span>
      </Link>
      <p className="text-sm text-muted">
        <Trans>{minutes} minutes</Trans>
      </p>
    </Card>
  );
}

// The map picker: all ten realms in play order, and a button to continue the last one.

import type { User } from '@lanternwise/shared/contracts/user';
import { nextStep } from '@lanternwise/shared/courses/nextStep';
import { type LearnerProgress, resumedRealm } from '@lanternwise/shared/courses/progress';
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOwnAssignments } from '../../features/assignments/useOwnAssignments.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { PrefetchLink } from '../../features/realm/PrefetchLink.tsx';
import { isInCourse, realmCard, realmPickerCards } from '../../features/realm/realms.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Page } from '../layout/PageHead.tsx';
import { openIn } from './RealmAssignment.tsx';
import { RealmTile } from './RealmTile.tsx';
import { getRealmStatus, type Learner, primaryCard } from './realmStatus.ts';

/** @param sound the button that mutes the music of the host */
export function AdventuresPage({ sound }: { sound?: ReactNode }) {
  const { t } = useLingui();
  const { standing, user, waiting } = useLearnerProgress();
  const learner: Learner = { person: standing, user, localStates: useAppSelector(selectRealmStates) };
  const cards = realmPickerCards().map((realm) => ({ realm, status: getRealmStatus(realm.id, learner) }));
  const primary = primaryCard(cards);
  const assignments = useOwnAssignments();
  return (
    <Page
      title={t`Learning adventures`}
      heading={<Trans>Choose your adventure</Trans>}
      lead={
        <Trans>
          Eight realms, in the order in which one idea builds on another. Python World and the demo stand beside them.
        </Trans>
      }
      aside={sound}
    >
      {user ? !waiting && <ContinuePanel user={user} standing={standing} /> : <GuestNote />}
      <ol className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card, index) => (
          <li key={card.realm.id} className="flex">
            <RealmTile
              {...card}
              number={isInCourse(card.realm.id) ? index + 1 : undefined}
              isPrimary={card === primary}
              assignments={openIn(assignments, card.realm.id)}
            />
          </li>
        ))}
      </ol>
    </Page>
  );
}

/** The progress of a signed-in learner, with a button to the realm last played, else to what is open first. */
function ContinuePanel({ user, standing }: { user: User; standing: LearnerProgress }) {
  const { t } = useLingui();
  const done = completedRealms(user.user_game_progress.completed_maps).length;
  const resumed = resumedRealm(standing);
  const last = resumed && realmCard(resumed.progress.realm);
  return (
    <Panel aria-label={t`Your journey`} className="grid items-center gap-6 md:grid-cols-[1fr_auto]">
      <div className="grid gap-3">
        <p className="font-bold">
          <Trans>{done} of 8 realms completed</Trans>
          {last && (
            <span className="font-normal text-muted">
              {' · '}
              <Trans>last visited: {last.title}</Trans>
            </span>
          )}
        </p>
        <ProgressBar label={t`Your journey through the eight realms`} value={user.user_game_progress.progress} />
      </div>
      {resumed ? (
        <PrefetchLink to={resumed.path} whenQuiet className={buttonClass({ size: 'large' })}>
          <Trans>Continue</Trans>
        </PrefetchLink>
      ) : (
        <FirstButton standing={standing} />
      )}
    </Panel>
  );
}

/** A new learner without a plan begins with the free unit; with a plan the first card says where. */
function FirstButton({ standing }: { standing: LearnerProgress }) {
  const step = nextStep(standing, false);
  if (step.kind !== 'unit' || step.unit.id !== 'unit-1') return null;
  return (
    <Link to={step.path} className={buttonClass({ size: 'large' })}>
      <Trans>Start Unit 1, it is free</Trans>
    </Link>
  );
}

function GuestNote() {
  const { t } = useLingui();
  return (
    <Panel aria-label={t`Playing as a guest`} className="grid items-center gap-6 md:grid-cols-[1fr_auto]">
      <p>
        <Trans>
          You are a guest. Try the demo without an account, or sign in to find your realms and your progress on any
          computer.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-4">
        <PrefetchLink to="/demo" className={buttonClass({})}>
          <Trans>Play the demo</Trans>
        </PrefetchLink>
        <Link to="/sign-in" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Sign in</Trans>
        </Link>
      </div>
    </Panel>
  );
}

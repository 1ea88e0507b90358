// The map picker: all ten realms in play order, and a button to continue the last one.
import { isMapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks.ts';
import { useRealmLocks } from '../../features/groups/useRealmLocks.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { isRealmOpen, realmCard, realmPickerCards } from '../../features/realm/realms.ts';
import { useSession } from '../../features/session/useSession.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { usePage } from '../layout/usePage.ts';
import { RealmTile } from './RealmTile.tsx';
import { getRealmStatus, type Learner, realmPath } from './realmStatus.ts';

/** @param sound the button that mutes the music of the host */
export function AdventuresPage({ sound }: { sound?: ReactNode }) {
  const { t } = useLingui();
  const heading = usePage(t`Learning adventures`);
  const { user } = useSession();
  const { lockOf } = useRealmLocks();
  const learner: Learner = { user, localStates: useAppSelector(selectRealmStates), lockOf };
  return (
    <div className="lw-page grid gap-8 py-10">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
            <Trans>Choose your adventure</Trans>
          </h1>
          <p className="text-lg text-muted">
            <Trans>Ten realms, in the order in which one idea builds on another.</Trans>
          </p>
        </div>
        {sound}
      </div>
      {user ? <ContinuePanel learner={learner} /> : <GuestNote />}
      <ol className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {realmPickerCards().map((realm, index) => (
          <li key={realm.id} className="flex">
            <RealmTile
              realm={realm}
              number={index + 1}
              status={getRealmStatus(realm.id, isRealmOpen(realm.id), learner)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The progress of a signed-in learner, with a button to the last visited realm. */
function ContinuePanel({ learner }: { learner: Learner }) {
  const { t } = useLingui();
  const progress = learner.user?.user_game_progress;
  const done = progress?.completed_maps.length ?? 0;
  const last = progress && isMapId(progress.current_map) ? realmCard(progress.current_map) : undefined;
  const playable = last && getRealmStatus(last.id, isRealmOpen(last.id), learner).kind === 'open';
  return (
    <Panel aria-label={t`Your journey`} className="grid items-center gap-6 md:grid-cols-[1fr_auto]">
      <div className="grid gap-3">
        <p className="font-bold">
          <Trans>{done} of 8 realms completed</Trans>
          {playable && (
            <span className="font-normal text-muted">
              {' · '}
              <Trans>last visited: {last.title}</Trans>
            </span>
          )}
        </p>
        <ProgressBar label={t`Your journey through the eight realms`} value={progress?.progress ?? 0} />
      </div>
      {playable && (
        <Link to={realmPath(last.id)} className={buttonClass({ size: 'large' })}>
          <Trans>Continue</Trans>
        </Link>
      )}
    </Panel>
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
        <Link to="/demo" className={buttonClass({})}>
          <Trans>Play the demo</Trans>
        </Link>
        <Link to="/sign-in" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Sign in</Trans>
        </Link>
      </div>
    </Panel>
  );
}

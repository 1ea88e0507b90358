// Shows a notice instead of a realm that the learner's teachers have locked.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRealmLocks } from '../../features/groups/useRealmLocks.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';

export function RealmLockGate({ map, children }: { map: MapId; children: ReactNode }) {
  const { t } = useLingui();
  const { isLoading, lockOf } = useRealmLocks();
  const lock = lockOf(map);
  if (isLoading) return <LoadingLogo label={t`Checking your access`} />;
  if (!lock) return children;
  const { title } = realmCard(map);
  return (
    <main id="content" tabIndex={-1} className="lw-site grid min-h-dvh place-items-center p-4">
      <Panel className="grid max-w-lg justify-items-center gap-4 text-center">
        <Portrait character="owl" name="" size={96} />
        <h1 className="text-2xl text-game-title">
          <Trans>{title} is closed right now</Trans>
        </h1>
        <p className="text-lg">{lock.message}</p>
        <Link to="/Grassroot/learning-adventures" className={buttonClass({})}>
          <Trans>Choose another realm</Trans>
        </Link>
      </Panel>
    </main>
  );
}

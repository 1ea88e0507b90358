// The entry page of week 4: plans of both sessions, and the collision view of both realms for map designers.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { realmCard } from '../../../features/realm/realms.ts';
import { loadRealmMap } from '../../../game/engine/realmFiles.ts';
import { usePage } from '../../../pages/layout/usePage.ts';
import { CollisionView } from '../../../pages/school/CollisionView.tsx';
import { WEEKS } from '../../../pages/school/weeks.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

const PLANS = WEEKS.filter(({ week }) => week === 4);

export function Week4CollisionHost() {
  const { t } = useLingui();
  const heading = usePage(t`Week 4 Collision`);
  return (
    <div className="lw-page grid gap-8 py-10">
      <div className="grid gap-3">
        <Link to="/School/ClassX" className="lw-link justify-self-start">
          <Trans>School Class X</Trans>
        </Link>
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          <Trans>Week 4 Collision</Trans>
        </h1>
        <p className="max-w-3xl text-lg">
          <Trans>
            Both realms of week 4, and what is solid in them. Whoever draws maps can see here where walls begin: around
            the foot of a tree, not around its crown.
          </Trans>
        </p>
        <ul className="flex flex-wrap gap-4">
          {PLANS.map(({ page, realm, session }) => {
            const { title } = realmCard(realm);
            return (
              <li key={page}>
                <Link to={`/School/ClassX/${page}`} className={buttonClass({ variant: 'quiet' })}>
                  <Trans>
                    Session {session}: {title}
                  </Trans>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      {PLANS.map(({ realm }) => (
        <RealmCollision key={realm} realm={realm} />
      ))}
    </div>
  );
}

function RealmCollision({ realm }: { realm: MapId }) {
  const { title } = realmCard(realm);
  const [map, setMap] = useState<RealmMap>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    loadRealmMap(realm).then(
      (file) => setMap(file.map),
      () => setMissing(true),
    );
  }, [realm]);
  if (isMissing)
    return (
      <p role="alert">
        <Trans>The map of {title} could not be loaded. Reload the page to try again.</Trans>
      </p>
    );
  return map ? <CollisionView title={title} picture={`/Game_Assets/${realm}_map.png`} map={map} /> : <Spinner />;
}

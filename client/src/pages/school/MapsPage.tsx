// The ten maps with picture, place in the course and the way into each.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { realmPickerCards } from '../../features/realm/realms.ts';
import { BackLink } from '../layout/BackLink.tsx';
import { Page } from '../layout/PageHead.tsx';
import { RealmTileOf } from './RealmTileOf.tsx';
import { WEEKS } from './weeks.ts';

export function MapsPage() {
  const { t } = useLingui();
  const placeOf = (realm: string) => {
    const plan = WEEKS.find((week) => week.realm === realm);
    if (!plan) return realm === 'demo' ? t`Open to all` : t`A course of its own`;
    const { week, session } = plan;
    return (
      <Link to={`/School/ClassX/${plan.page}`} className="lw-link">
        <Trans>
          Week {week}, session {session}
        </Trans>
      </Link>
    );
  };
  return (
    <Page
      title={t`Maps`}
      back={<BackLink to="/School/ClassX" words={t`School Class X`} />}
      lead={<Trans>Ten places to learn in: eight of the course by week and session, Python World, and the demo.</Trans>}
    >
      <ol className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {realmPickerCards().map(({ id }) => (
          <li key={id} className="flex flex-col gap-2">
            <p className="font-bold">{placeOf(id)}</p>
            <RealmTileOf realm={id} />
          </li>
        ))}
      </ol>
    </Page>
  );
}

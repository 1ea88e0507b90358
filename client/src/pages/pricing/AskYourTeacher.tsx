// What a class account sees instead of plans and prices.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { ownGroupsApi } from '../../features/groups/ownGroupsApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';

export function AskYourTeacher({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const title = isOpen ? t`Every realm is open for you` : t`Ask your teacher`;
  const { data } = ownGroupsApi.useOwnGroupsQuery();
  const name = data?.groups[0]?.name;
  return (
    <PlainPage title={title}>
      {isOpen ? (
        <p>
          <Trans>Your school has opened every realm that is built. Have fun!</Trans>
        </p>
      ) : name ? (
        <p>
          <Trans>Your teacher opens the realms for {name}. Until then you can play the demo.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Your teacher opens the realms for your class. Until then you can play the demo.</Trans>
        </p>
      )}
      <div>
        <Link to={isOpen ? '/Grassroot/learning-adventures' : '/demo'} className={buttonClass({})}>
          {isOpen ? <Trans>Choose a realm</Trans> : <Trans>Play the demo</Trans>}
        </Link>
      </div>
    </PlainPage>
  );
}

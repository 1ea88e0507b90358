// The section of the start page that lists the realms in play order, with their status.
import { playAccess, realmPlace } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { usePlayContext } from '../../features/access/usePlayContext.ts';
import { realmPickerCards } from '../../features/realm/realms.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function RealmList() {
  const { t } = useLingui();
  const { person } = usePlayContext();
  // 'Open' means playable with a plan or for free; why a card is closed is told by the picker.
  const isBuilt = (id: MapId) => playAccess(realmPlace(id), person).isBuilt;
  return (
    <section id="courses" aria-labelledby="courses-title">
      <SectionTitle
        id="courses-title"
        colour="violet"
        lead={t`Each realm is one big idea, with its own map, music and people.`}
      >
        <Trans>Ten realms to light up</Trans>
      </SectionTitle>
      <ol className="grid gap-x-10 gap-y-2 md:grid-cols-2">
        {realmPickerCards().map(({ id, title, learn }, index) => (
          <li key={id} className="flex items-start gap-4 border-b-2 border-line/30 py-4">
            <span aria-hidden="true" className="lw-number">
              {index + 1}
            </span>
            <div>
              <h3 className="flex flex-wrap items-center gap-3 text-lg">
                {title}
                <Badge colour={isBuilt(id) ? 'ok' : 'plain'}>
                  {isBuilt(id) ? t({ context: 'state', message: 'Open' }) : t`Opens soon`}
                </Badge>
              </h3>
              <p className="text-muted">{learn}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10 text-center">
        <Link to="/Grassroot/learning-adventures" className={buttonClass({ variant: 'secondary' })}>
          <Trans>See the adventures</Trans>
        </Link>
      </p>
    </section>
  );
}

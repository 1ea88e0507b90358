// The link back to the realm whose lantern post led to the review (`?from=<realm>`).
import { openWayInto, playPath } from '@lanternwise/shared/access/playAccess';
import { isMapId } from '@lanternwise/shared/constants/realms';
import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useSearchParams } from 'react-router-dom';
import { usePlayContext } from '../../features/access/usePlayContext.ts';
import { realmCard } from '../../features/realm/realms.ts';

export function BackToRealm() {
  const from = useSearchParams()[0].get('from') ?? '';
  const { person } = usePlayContext();
  // Without a plan the way into the realm is its demo.
  const way = isMapId(from) ? openWayInto(from, person) : undefined;
  if (!isMapId(from) || !way) return null;
  const { title } = realmCard(from);
  return (
    <Link to={playPath(way)} className="lw-link inline-flex items-center gap-2 justify-self-start py-2">
      <ArrowLeft size={20} aria-hidden="true" />
      <Trans>Back to {title}</Trans>
    </Link>
  );
}

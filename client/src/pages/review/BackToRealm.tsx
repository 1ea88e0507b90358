// The link back to the realm whose lantern post led to the review (`?from=<realm>`).
import { openWayInto, playPath } from '@lanternwise/shared/access/playAccess';
import { isMapId } from '@lanternwise/shared/constants/realms';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { usePlayContext } from '../../features/access/usePlayContext.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { BackLink } from '../layout/BackLink.tsx';

export function BackToRealm() {
  const { t } = useLingui();
  const from = useSearchParams()[0].get('from') ?? '';
  const { person } = usePlayContext();
  // Without a plan the way into the realm is its demo.
  const way = isMapId(from) ? openWayInto(from, person) : undefined;
  if (!isMapId(from) || !way) return null;
  const { title } = realmCard(from);
  return <BackLink to={playPath(way)} words={t`Back to ${title}`} />;
}

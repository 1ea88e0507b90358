// The story of the last found item, which stays in the HUD until it is dismissed: the dialog itself hides after 1.5 seconds.
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector } from '../app/hooks.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { ItemIcon } from '../overlay-kit/ItemIcon.tsx';
import { useWorldEvent } from '../overlay-kit/useWorld.ts';
import styles from './DiscoveryCard.module.css';

export function DiscoveryCard() {
  const { t } = useLingui();
  const { realm } = useRealmContent();
  const isCovered = useAppSelector(selectIsOverlayOpen);
  const [found, setFound] = useState<string | undefined>(undefined);
  useWorldEvent('item/picked', ({ id }) => setFound(id));
  const item = realm.items.find(({ id }) => id === found);
  if (!item || isCovered) return null;
  return (
    <section className={`lw-panel lw-panel-slim ${styles.card}`} aria-label={t`Found`}>
      <ItemIcon icon={item.icon} size={40} />
      <div>
        <h2 className={styles.name}>{item.name}</h2>
        <p className={styles.story}>{item.about}</p>
        <p className={styles.where}>
          <Trans>You can read it again in the journal.</Trans>
        </p>
      </div>
      <button type="button" className={styles.dismiss} aria-label={t`Dismiss`} onClick={() => setFound(undefined)}>
        <X aria-hidden="true" size={20} />
      </button>
    </section>
  );
}

// The save status and the three buttons of the HUD: map, help and menu; what else the realm offers is in the menu.
import { useLingui } from '@lingui/react/macro';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import Menu from 'lucide-react/icons/menu';
import { useConnection } from '../features/offline/connection.ts';
import type { OverlayRequest } from '../features/overlays/overlayRequest.ts';
import { overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { prefetchedPart } from '../ui/lazyPart.tsx';
import { OptionalPart } from '../ui/OptionalPart.tsx';
import styles from './HudMenu.module.css';
import { SaveStatusNote } from './SaveStatusNote.tsx';

const OfflineSign = prefetchedPart(
  withAreaMessages('offline', async () => (await import('../offline/OfflineSign.tsx')).OfflineSign),
);

export function HudMenu() {
  const dispatch = useAppDispatch();
  const { keys } = useSettings();
  const { t } = useLingui();
  const open = (request: OverlayRequest) => () => void dispatch(overlayRequested(request));
  const labelOf = (label: string, action: 'places' | 'map') => `${label} (${keyLabel(keys[action][0])})`;
  return (
    <nav className={styles.menu} aria-label={t`Game menu`}>
      <span className={styles.buttons} data-hud="">
        {/* The twin of the picture is one Tab away, without a place on the screen until then. */}
        <IconButton
          className={cx(styles.byKeys)}
          label={labelOf(t`Places and people`, 'places')}
          icon={<List aria-hidden="true" />}
          onClick={open({ kind: 'places' })}
        />
        <IconButton
          label={labelOf(t`Map`, 'map')}
          icon={<MapIcon aria-hidden="true" />}
          onClick={open({ kind: 'map' })}
        />
        <IconButton
          className={cx(styles.wideOnly)}
          label={t`Ask Owl`}
          icon={<CircleHelp aria-hidden="true" />}
          onClick={open({ kind: 'owl' })}
        />
        <IconButton label={t`Menu (Esc)`} icon={<Menu aria-hidden="true" />} onClick={open({ kind: 'pause' })} />
      </span>
      <span className={styles.status} data-hud="">
        {useConnection().isOffline && (
          <OptionalPart>
            <OfflineSign isBesideStatus />
          </OptionalPart>
        )}
        <SaveStatusNote isBrief />
      </span>
    </nav>
  );
}

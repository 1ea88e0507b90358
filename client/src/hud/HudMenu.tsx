// The save status and the buttons of the realm's menu in the top right corner of the HUD.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import Menu from 'lucide-react/icons/menu';
import Package from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import type { InputAction } from '../bridge/inputActions.ts';
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
import { MuteButton } from './MuteButton.tsx';
import { SaveStatusNote } from './SaveStatusNote.tsx';

const OfflineSign = prefetchedPart(
  withAreaMessages('offline', async () => (await import('../offline/OfflineSign.tsx')).OfflineSign),
);

interface MenuItem {
  action: InputAction;
  request: OverlayRequest;
  label: MessageDescriptor;
  icon: ReactNode;
  /** Small screens leave it to the pause menu. */
  wideOnly: boolean;
}

const MENU_ITEMS: readonly MenuItem[] = [
  {
    action: 'places',
    request: { kind: 'places' },
    label: msg`Places and people`,
    icon: <List aria-hidden="true" />,
    wideOnly: false,
  },
  { action: 'map', request: { kind: 'map' }, label: msg`Map`, icon: <MapIcon aria-hidden="true" />, wideOnly: true },
  {
    action: 'inventory',
    request: { kind: 'inventory' },
    label: msg`Inventory`,
    icon: <Package aria-hidden="true" />,
    wideOnly: true,
  },
  {
    action: 'journal',
    request: { kind: 'journal' },
    label: msg`Journal`,
    icon: <BookOpen aria-hidden="true" />,
    wideOnly: true,
  },
];

export function HudMenu() {
  const dispatch = useAppDispatch();
  const { keys } = useSettings();
  const { t } = useLingui();
  return (
    <nav className={styles.menu} data-hud="" aria-label={t`Game menu`}>
      <span className={styles.status}>
        {useConnection().isOffline && (
          <OptionalPart>
            <OfflineSign isBesideStatus />
          </OptionalPart>
        )}
        <SaveStatusNote />
      </span>
      <span className={styles.buttons}>
        {MENU_ITEMS.map(({ action, request, label, icon, wideOnly }) => (
          <IconButton
            key={action}
            className={cx(wideOnly && styles.wideOnly)}
            label={`${t(label)} (${keyLabel(keys[action][0])})`}
            icon={icon}
            onClick={() => dispatch(overlayRequested(request))}
          />
        ))}
        <IconButton
          className={cx(styles.wideOnly)}
          label={t`Ask Owl`}
          icon={<CircleHelp aria-hidden="true" />}
          onClick={() => dispatch(overlayRequested({ kind: 'owl' }))}
        />
        <MuteButton className={cx(styles.wideOnly)} />
        <IconButton
          label={t`Menu (Esc)`}
          icon={<Menu aria-hidden="true" />}
          onClick={() => dispatch(overlayRequested({ kind: 'pause' }))}
        />
      </span>
    </nav>
  );
}

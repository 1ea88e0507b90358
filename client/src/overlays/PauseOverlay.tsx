// The pause menu of a realm.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Expand from 'lucide-react/icons/expand';
import Lamp from 'lucide-react/icons/lamp';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import MapIcon from 'lucide-react/icons/map';
import Package from 'lucide-react/icons/package';
import Play from 'lucide-react/icons/play';
import Settings from 'lucide-react/icons/settings';
import Shrink from 'lucide-react/icons/shrink';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect, useState } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps, OverlayRequest } from '../features/overlays/overlayRequest.ts';
import { overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { MuteButton } from '../hud/MuteButton.tsx';
import { SaveStatusNote } from '../hud/SaveStatusNote.tsx';
import { listen } from '../lib/subscriptions.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { useRealmNavigation } from '../overlay-kit/realmNavigation.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PauseOverlay.module.css';

const MENU_ITEMS: readonly { request: OverlayRequest; label: MessageDescriptor; icon: ReactNode }[] = [
  { request: { kind: 'settings' }, label: msg`Settings`, icon: <Settings aria-hidden="true" /> },
  { request: { kind: 'places' }, label: msg`Places and people`, icon: <List aria-hidden="true" /> },
  { request: { kind: 'companion' }, label: msg`Ask Wick`, icon: <Lamp aria-hidden="true" /> },
  { request: { kind: 'map' }, label: msg`Map`, icon: <MapIcon aria-hidden="true" /> },
  { request: { kind: 'inventory' }, label: msg`Inventory`, icon: <Package aria-hidden="true" /> },
  { request: { kind: 'journal' }, label: msg`Journal`, icon: <BookOpen aria-hidden="true" /> },
  { request: { kind: 'avatar' }, label: msg`Change avatar`, icon: <UserRound aria-hidden="true" /> },
  { request: { kind: 'owl' }, label: msg`Ask Owl`, icon: <CircleHelp aria-hidden="true" /> },
];

function useFullScreen(): { on: boolean; possible: boolean; toggle(): void } {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => listen(document, 'fullscreenchange', () => setOn(document.fullscreenElement !== null)), []);
  const toggle = () => {
    // The whole document, because dialogs are portalled outside the realm. A refused request changes nothing.
    const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return { on, possible: document.fullscreenEnabled === true, toggle };
}

export function PauseOverlay({ close }: OverlayProps<'pause'>) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { realm } = useRealmContent();
  const { leaveRealm } = useRealmNavigation();
  const screen = useFullScreen();
  return (
    <GameDialog title={t`Paused`} colour="sky" size="small" onClose={close}>
      <p className={styles.realm}>
        {realm.title} <SaveStatusNote />
      </p>
      <div className={styles.menu}>
        <Button wide data-first-focus icon={<Play aria-hidden="true" />} onClick={close}>
          <Trans>Resume</Trans>
        </Button>
        {MENU_ITEMS.map(({ request, label, icon }) => (
          <Button
            key={request.kind}
            wide
            variant="secondary"
            icon={icon}
            onClick={() => {
              // What is chosen takes the menu's place: from there the learner walks on.
              dispatch(overlayRequested(request));
              close();
            }}
          >
            {t(label)}
          </Button>
        ))}
        <MuteButton isWide />
        {screen.possible ? (
          <Button
            wide
            variant="secondary"
            icon={screen.on ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
            onClick={screen.toggle}
          >
            {screen.on ? t`Leave full screen` : t`Full screen`}
          </Button>
        ) : null}
        <Button wide variant="danger" icon={<LogOut aria-hidden="true" />} onClick={leaveRealm}>
          <Trans>Leave realm</Trans>
        </Button>
      </div>
    </GameDialog>
  );
}

// The pause menu: resume, settings, places, the rest of the menu, leave, full screen.
import {
  BookOpen,
  Expand,
  List,
  LogOut,
  Map as MapIcon,
  Package,
  Play,
  Settings,
  Shrink,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { useRealmContent } from '../../features/content/RealmContent.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import type { OverlayProps, OverlayRequest } from '../../features/overlays/requests.ts';
import { Button } from '../../ui/Button.tsx';
import { SaveStatusNote } from '../hud/SaveStatusNote.tsx';
import { GameDialog } from '../shell/GameDialog.tsx';
import { useJourney } from '../shell/journey.ts';

const LINKS: readonly { request: OverlayRequest; label: string; icon: ReactNode }[] = [
  { request: { kind: 'settings' }, label: 'Settings', icon: <Settings aria-hidden="true" /> },
  { request: { kind: 'places' }, label: 'Places and people', icon: <List aria-hidden="true" /> },
  { request: { kind: 'map' }, label: 'Map', icon: <MapIcon aria-hidden="true" /> },
  { request: { kind: 'inventory' }, label: 'Inventory', icon: <Package aria-hidden="true" /> },
  { request: { kind: 'journal' }, label: 'Journal', icon: <BookOpen aria-hidden="true" /> },
  { request: { kind: 'avatar' }, label: 'Change avatar', icon: <UserRound aria-hidden="true" /> },
];

function useFullScreen(): { on: boolean; possible: boolean; toggle(): void } {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    // The whole document, so that dialogs (which live beside the map) stay visible. A refusal leaves things as they are.
    const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return { on, possible: document.fullscreenEnabled === true, toggle };
}

export function PauseOverlay({ close }: OverlayProps<'pause'>) {
  const dispatch = useAppDispatch();
  const { realm } = useRealmContent();
  const { leave } = useJourney();
  const screen = useFullScreen();
  return (
    <GameDialog title="Paused" colour="sky" size="small" onClose={close}>
      <p className="pau-where">
        {realm.title} <SaveStatusNote />
      </p>
      <div className="pau-menu">
        <Button wide data-first-focus icon={<Play aria-hidden="true" />} onClick={close}>
          Resume
        </Button>
        {LINKS.map(({ request, label, icon }) => (
          <Button key={label} wide variant="secondary" icon={icon} onClick={() => dispatch(overlayRequested(request))}>
            {label}
          </Button>
        ))}
        {screen.possible ? (
          <Button
            wide
            variant="secondary"
            icon={screen.on ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
            onClick={screen.toggle}
          >
            {screen.on ? 'Leave full screen' : 'Full screen'}
          </Button>
        ) : null}
        <Button wide variant="danger" icon={<LogOut aria-hidden="true" />} onClick={leave}>
          Leave the realm
        </Button>
      </div>
    </GameDialog>
  );
}

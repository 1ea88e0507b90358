// The head-up display: who plays and what was earned top left, the menu top right.

import { scoreRealm } from '@lanternwise/shared/quests/score';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, List, Map as MapIcon, Menu, Package, Star, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../app/hooks.ts';
import type { InputAction } from '../bridge/events.ts';
import { avatarName } from '../features/avatar/avatarName.ts';
import { useAvatar } from '../features/avatar/useAvatar.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayRequest } from '../features/overlays/overlayRequest.ts';
import { overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { MuteButton } from './MuteButton.tsx';
import { SaveStatusNote } from './SaveStatusNote.tsx';
import { useCountUp } from './useCountUp.ts';

export function Hud() {
  return (
    <>
      <PlayerCard />
      <HudMenu />
    </>
  );
}

function PlayerCard() {
  const avatar = useAvatar();
  const dispatch = useAppDispatch();
  const { quest } = useRealmContent();
  const score = scoreRealm(quest, useRealmState());
  const xp = useCountUp(score.xp);
  const { t } = useLingui();
  const { stars, trophies } = score;
  const name = avatarName(avatar);
  return (
    <section className="hud-player lw-panel lw-panel-slim" aria-label={t`You`}>
      <button
        type="button"
        className="hud-avatar"
        aria-label={t`${name}: change avatar`}
        onClick={() => dispatch(overlayRequested({ kind: 'avatar' }))}
      >
        <Portrait character={avatar} name="" size={52} />
      </button>
      <ul className="hud-earned">
        <li>
          <Star aria-hidden="true" className="hud-star" size={20} />{' '}
          <Trans>
            {stars}
            <span className="lw-hidden"> stars</span>
          </Trans>
        </li>
        <li>
          <Trophy aria-hidden="true" className="hud-trophy" size={20} />{' '}
          <Trans>
            {trophies}
            <span className="lw-hidden"> trophies</span>
          </Trans>
        </li>
        <li className="hud-xp">
          <Trans>{xp} XP</Trans>
        </li>
      </ul>
    </section>
  );
}

const MENU_ITEMS: readonly {
  action: InputAction;
  request: OverlayRequest;
  label: MessageDescriptor;
  icon: ReactNode;
}[] = [
  { action: 'places', request: { kind: 'places' }, label: msg`Places and people`, icon: <List aria-hidden="true" /> },
  { action: 'map', request: { kind: 'map' }, label: msg`Map`, icon: <MapIcon aria-hidden="true" /> },
  { action: 'inventory', request: { kind: 'inventory' }, label: msg`Inventory`, icon: <Package aria-hidden="true" /> },
  { action: 'journal', request: { kind: 'journal' }, label: msg`Journal`, icon: <BookOpen aria-hidden="true" /> },
];

function HudMenu() {
  const dispatch = useAppDispatch();
  const { keys } = useSettings();
  const { t } = useLingui();
  return (
    <nav className="hud-menu" aria-label={t`Game menu`}>
      <SaveStatusNote />
      <span className="hud-buttons">
        {MENU_ITEMS.map(({ action, request, label, icon }) => (
          <IconButton
            key={action}
            className={`hud-button hud-button-${action}`}
            label={`${t(label)} (${keyLabel(keys[action][0])})`}
            icon={icon}
            onClick={() => dispatch(overlayRequested(request))}
          />
        ))}
        <MuteButton className="hud-button hud-button-mute" />
        <IconButton
          className="hud-button"
          label={t`Menu (Esc)`}
          icon={<Menu aria-hidden="true" />}
          onClick={() => dispatch(overlayRequested({ kind: 'pause' }))}
        />
      </span>
    </nav>
  );
}

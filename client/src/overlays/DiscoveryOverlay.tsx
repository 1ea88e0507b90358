// 'Magical Discovery': a found item; any key closes it after 0.5 seconds, 1.5 seconds do too, but not under a pointer that reaches for it.
import { DISCOVERY_DISMISSABLE_MS, DISCOVERY_HIDE_MS } from '@lanternwise/shared/constants/timings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { listen } from '../lib/subscriptions.ts';
import { humanizeId } from '../overlay-kit/characters.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { ItemMedal } from '../overlay-kit/ItemIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import styles from './DiscoveryOverlay.module.css';

/** Whether the pointer was moved over the window since it opened; one that only lies there, as after a click on the map, does not count. */
function usePointerOver(): Pick<ComponentProps<'div'>, 'onPointerMove' | 'onPointerLeave'> & { isOver: boolean } {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onPointerMove: ({ movementX, movementY }) => {
      if (movementX !== 0 || movementY !== 0) setOver(true);
    },
    onPointerLeave: () => setOver(false),
  };
}

/** Starts both timers and returns whether the dialog may be closed yet. */
function useAutoDismiss(close: () => void, isHeld: boolean): boolean {
  const [dismissable, setDismissable] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ready = setTimeout(() => setDismissable(true), DISCOVERY_DISMISSABLE_MS);
    const hide = setTimeout(() => setOver(true), DISCOVERY_HIDE_MS);
    return () => {
      clearTimeout(ready);
      clearTimeout(hide);
    };
  }, []);
  useEffect(() => {
    if (isOver && !isHeld) close();
  }, [isOver, isHeld, close]);
  useEffect(() => {
    if (!dismissable) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    return listen(window, 'keydown', onKey, { capture: true });
  }, [dismissable, close]);
  return dismissable;
}

export function DiscoveryOverlay({ request, close }: OverlayProps<'discovery'>) {
  const { t } = useLingui();
  const { realm } = useRealmContent();
  const item = realm.items.find(({ id }) => id === request.item);
  const { isOver, ...pointer } = usePointerOver();
  const dismissable = useAutoDismiss(close, isOver);
  const name = item?.name ?? humanizeId(request.item);
  const text = t`You found Secret Magical item ${name}`;
  const closeIfReady = () => {
    if (dismissable) close();
  };
  return (
    <GameDialog title={t`Magical Discovery`} colour="violet" size="small" onClose={closeIfReady}>
      <div className={styles.found} {...pointer}>
        <ItemMedal icon={item?.icon ?? request.item} size={112} />
        <p className={styles.text}>{text}</p>
        <LiveRegion text={text} />
        <Button aria-disabled={!dismissable} onClick={closeIfReady}>
          <Trans>Continue Journey</Trans>
        </Button>
      </div>
    </GameDialog>
  );
}

// The focusable element that the game draws into; loads the engine on mount.

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { KIND_MECHANICS } from '../../../activities/host/kinds.ts';
import type { Bus, GamePort } from '../../../bridge/bus.ts';
import { selectAvatar } from '../../../features/avatar/avatarSlice.ts';
import { getRealmState } from '../../../features/realm/realmState.ts';
import { selectSettings } from '../../../features/settings/settingsSlice.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { stopAll } from '../../../lib/subscriptions.ts';
import { useLastWorldEvent } from '../../../overlay-kit/useWorld.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadingLogo } from '../../../ui/LoadingLogo.tsx';
import { registerFocusHome } from '../../../ui/layers/layerStack.ts';
import { loadOnce } from '../../../ui/lazyPart.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { toWorldSettings } from '../../listeners/connectSettings.ts';
import { readPosition } from '../../listeners/realm/position.ts';
import styles from './realm.module.css';
import { worldFailureMessage, worldWarningMessage } from './worldMessages.ts';

type Engine = typeof import('../../../game/createGame.ts');

export const loadGame = loadOnce(() => import('../../../game/createGame.ts'));

export interface WorldViewProps {
  bus: Bus;
  store: AppStore;
  content: RealmContent;
}

interface GameHandle {
  destroy(): void;
}

/** Creates the game in `parent`. */
function startGame(
  { createGame }: Engine,
  parent: HTMLElement,
  { bus, store, content }: WorldViewProps,
  isCancelled: () => boolean,
): GameHandle {
  // Events that the game emits after the unmount are dropped.
  const port: GamePort = { ...bus, emit: (name, payload) => !isCancelled() && bus.emit(name, payload) };
  return createGame({
    parent,
    port,
    realm: content.realm.id,
    light: content.realm.light,
    settings: toWorldSettings(selectSettings(store.getState())),
    avatar: selectAvatar(store.getState()),
    collected: getRealmState(store, content).collected,
    mechanics: KIND_MECHANICS,
    position: readPosition(content.realm.id),
  });
}

/** Mirrors the world's state in data attributes for tests and tools; returns the cleanup. */
function exposeWorldState(element: HTMLElement, bus: Bus): () => void {
  return stopAll(
    bus.on('world/ready', () => {
      element.dataset.world = 'ready';
    }),
    bus.on('player/moved', ({ x, y }) => {
      element.dataset.player = `${Math.round(x)},${Math.round(y)}`;
    }),
    bus.on('interactable/changed', (place) => {
      element.dataset.near = place?.id ?? '';
    }),
  );
}

export function WorldView({ bus, store, content }: WorldViewProps) {
  const { t } = useLingui();
  const parent = useRef<HTMLDivElement>(null);
  const [hasLoadError, setLoadError] = useState(false);
  useEffect(() => {
    const element = parent.current;
    if (!element) return;
    // Receives the keyboard, also after an overlay closes.
    element.tabIndex = 0;
    const stopExposing = exposeWorldState(element, bus);
    const leaveHome = registerFocusHome(element);
    let game: GameHandle | undefined;
    let cancelled = false;
    const start = (engine: Engine) => {
      if (!cancelled) game = startGame(engine, element, { bus, store, content }, () => cancelled);
    };
    if (loadGame.loaded) start(loadGame.loaded);
    else
      loadGame()
        .then(start)
        .catch((error: unknown) => {
          console.warn('The game could not be started', error);
          if (!cancelled) setLoadError(true);
        });
    return () => {
      cancelled = true;
      stopExposing();
      leaveHome();
      game?.destroy();
    };
  }, [bus, store, content]);
  const { title } = content.realm;
  const label = t`Map of ${title}. Walk with the arrow keys, or use Places and people.`;
  return (
    <>
      <div ref={parent} id="world" className={styles.world} role="application" aria-label={label} />
      <WorldStatus broken={hasLoadError} />
    </>
  );
}

/** The loading logo until the world is ready, its error, or its warning. */
function WorldStatus({ broken }: { broken: boolean }) {
  const { t } = useLingui();
  const loading = useLastWorldEvent('world/loading');
  const ready = useLastWorldEvent('world/ready');
  const failed = useLastWorldEvent('world/failed');
  const warning = useLastWorldEvent('world/warning');
  if (broken || failed)
    return <WorldFailed message={failed ? worldFailureMessage(failed) : t`The game could not be loaded.`} />;
  if (!ready) return <LoadingLogo label={t`Loading`} progress={loading?.progress ?? 0} />;
  if (!warning) return null;
  return (
    <p role="status" className={styles.warning}>
      {worldWarningMessage(warning)}
    </p>
  );
}

function WorldFailed({ message }: { message: string }) {
  return (
    <div className={styles.failed} role="alert">
      <Panel>
        <h2 className="text-game-title">
          <Trans>The world did not appear</Trans>
        </h2>
        <p>{message}</p>
        <p>
          <Trans>Your progress is safe.</Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </Panel>
    </div>
  );
}

// The focusable element that the game draws into; loads the engine on mount.

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { KIND_MECHANICS } from '../../../activities/host/kinds.ts';
import type { Bus, GamePort } from '../../../bridge/bus.ts';
import { selectAvatar } from '../../../features/avatar/avatarSlice.ts';
import { getRealmState } from '../../../features/realm/realmState.ts';
import { selectSettings } from '../../../features/settings/settingsSlice.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { stopAll } from '../../../lib/subscriptions.ts';
import { useLastWorldEvent } from '../../../overlay-kit/useWorld.ts';
import { LoadingLogo } from '../../../ui/LoadingLogo.tsx';
import { registerFocusHome } from '../../../ui/layers/layerStack.ts';
import { loadOnce } from '../../../ui/lazyPart.tsx';
import { toWorldSettings } from '../../listeners/connectSettings.ts';
import { readPosition } from '../../listeners/realm/position.ts';
import { PictureLost } from './PictureLost.tsx';
import styles from './realm.module.css';
import { WorldFailed } from './WorldFailed.tsx';
import { worldWarningMessage } from './worldMessages.ts';

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
    bus.on('places/changed', ({ places }) => {
      element.dataset.uses = places.map(({ id, x, y }) => `${id} ${Math.round(x)},${Math.round(y)}`).join(';');
    }),
  );
}

export function WorldView({ bus, store, content }: WorldViewProps) {
  const { t } = useLingui();
  const parent = useRef<HTMLDivElement>(null);
  const [loadError, setLoadError] = useState<unknown>();
  /** How often the world was started once more in a new canvas, because its picture did not come back. */
  const [restarts, setRestarts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart is nothing but running it once more
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
          if (!cancelled) setLoadError(error ?? new Error('Something empty was thrown'));
        });
    return () => {
      cancelled = true;
      stopExposing();
      leaveHome();
      game?.destroy();
    };
  }, [bus, store, content, restarts]);
  const { title } = content.realm;
  const label = t`Map of ${title}. Walk with the arrow keys, or use Places and people.`;
  return (
    <>
      <div ref={parent} id="world" className={styles.world} role="application" aria-label={label} />
      <WorldStatus loadError={loadError} restarts={restarts} onRestart={() => setRestarts((count) => count + 1)} />
    </>
  );
}

interface WorldStatusProps {
  loadError: unknown;
  restarts: number;
  onRestart(): void;
}

/** The loading logo until the world is ready, its error, what to do without a picture, or its warning. */
function WorldStatus({ loadError, restarts, onRestart }: WorldStatusProps) {
  const { t } = useLingui();
  const loading = useLastWorldEvent('world/loading');
  const ready = useLastWorldEvent('world/ready');
  const failed = useLastWorldEvent('world/failed');
  const warning = useLastWorldEvent('world/warning');
  const picture = useLastWorldEvent('world/picture');
  if (loadError !== undefined || failed) return <WorldFailed loadError={loadError} failure={failed} />;
  if (picture?.shown === false) return <PictureLost isAgain={restarts > 0} onRestart={onRestart} />;
  // A world that is started once more loads after an earlier one was ready.
  if (!ready || (restarts > 0 && loading && loading.progress < 1))
    return <LoadingLogo label={t`Loading`} progress={loading?.progress ?? 0} />;
  if (!warning) return null;
  return (
    <p role="status" className={styles.warning}>
      {worldWarningMessage(warning)}
    </p>
  );
}

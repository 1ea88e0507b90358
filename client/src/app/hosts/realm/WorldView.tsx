// The focusable box the game draws into; loads the engine only now.

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Bus, GamePort } from '../../../bridge/bus.ts';
import { selectAvatar } from '../../../features/avatar/avatarSlice.ts';
import { selectSettings } from '../../../features/settings/settingsSlice.ts';
import { WORLD_ELEMENT_ID } from '../../../overlay-kit/focusWorld.ts';
import { useLastWorldEvent } from '../../../overlay-kit/useWorld.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadingLogo } from '../../../ui/LoadingLogo.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { toWorldSettings } from '../../listeners/connectSettings.ts';
import { getRealmState } from '../../listeners/realm/realmState.ts';
import type { AppStore } from '../../store.ts';
import { worldFailureMessage, worldWarningMessage } from './worldMessages.ts';

export interface WorldViewProps {
  bus: Bus;
  store: AppStore;
  content: RealmContent;
}

interface GameHandle {
  destroy(): void;
}

/** Creates the game in `parent`; undefined where the realm was left before the engine came. */
async function startGame(
  parent: HTMLElement,
  props: WorldViewProps,
  isCancelled: () => boolean,
): Promise<GameHandle | undefined> {
  const { bus, store, content } = props;
  const { createGame } = await import('../../../game/createGame.ts');
  if (isCancelled()) return undefined;
  // A game that is being left may still fail in its last breath: nobody listens to it any more.
  const port: GamePort = { ...bus, emit: (name, payload) => !isCancelled() && bus.emit(name, payload) };
  return createGame({
    parent,
    port,
    realm: content.realm.id,
    settings: toWorldSettings(selectSettings(store.getState())),
    avatar: selectAvatar(store.getState()),
    collected: getRealmState(store, content).collected,
  });
}

/** Tells in attributes where the player is: for tests and for tools that read the page. Returns the stop. */
function exposeWorldState(element: HTMLElement, bus: Bus): () => void {
  const stops = [
    bus.on('world/ready', () => {
      element.dataset.world = 'ready';
    }),
    bus.on('player/moved', ({ x, y }) => {
      element.dataset.player = `${Math.round(x)},${Math.round(y)}`;
    }),
    bus.on('interactable/changed', (place) => {
      element.dataset.near = place?.id ?? '';
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export function WorldView({ bus, store, content }: WorldViewProps) {
  const { t } = useLingui();
  const parent = useRef<HTMLDivElement>(null);
  const [hasLoadError, setBroken] = useState(false);
  useEffect(() => {
    const element = parent.current;
    if (!element) return;
    // Takes the keyboard, and gets it back when an overlay closes.
    element.tabIndex = 0;
    const stopExposing = exposeWorldState(element, bus);
    let game: GameHandle | undefined;
    let cancelled = false;
    startGame(element, { bus, store, content }, () => cancelled).then(
      (started) => {
        game = started;
        if (cancelled) started?.destroy();
      },
      (error: unknown) => {
        console.warn('The game could not be started', error);
        if (!cancelled) setBroken(true);
      },
    );
    return () => {
      cancelled = true;
      stopExposing();
      game?.destroy();
    };
  }, [bus, store, content]);
  const { title } = content.realm;
  const label = t`Map of ${title}. Walk with the arrow keys, or use Places and people.`;
  return (
    <>
      <div ref={parent} id={WORLD_ELEMENT_ID} className="realm-world" role="application" aria-label={label} />
      <WorldStatus broken={hasLoadError} />
    </>
  );
}

/** What lies over the world until it stands: the loading logo, or why it does not come. */
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
    <p role="status" className="realm-warning">
      {worldWarningMessage(warning)}
    </p>
  );
}

function WorldFailed({ message }: { message: string }) {
  return (
    <div className="realm-failed" role="alert">
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

// Developers' page /dev/game?realm=<id>: the world without content, accounts or overlays; &arrow shows its exits, &still reduces motion.

import { mapFromSegment } from '@lanternwise/shared/constants/realms';
import { DEFAULT_AVATAR } from '@lanternwise/shared/constants/users';
import { useEffect, useRef, useState } from 'react';
import { createBus } from '../../../bridge/bus.ts';
import { DEFAULT_KEYS } from '../../../features/settings/settings.ts';
import type { RunningGame } from '../../../game/createGame.ts';
import { worldFailureMessage, worldWarningMessage } from '../realm/worldMessages.ts';

const query = new URLSearchParams(location.search);

/** For the console and tests. */
declare global {
  interface Window {
    devWorld?: { bus: ReturnType<typeof createBus>; game: RunningGame };
  }
}

export function GameDevPage() {
  const parent = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  useEffect(() => {
    const element = parent.current;
    if (!element) return;
    element.tabIndex = 0;
    const bus = createBus();
    let game: RunningGame | undefined;
    let cancelled = false;
    bus.on('world/ready', ({ places }) => {
      if (!query.has('arrow')) return;
      for (const { id, kind } of places) if (kind === 'exit') bus.emit('exit/shown', { id, shown: true });
    });
    bus.on('world/failed', (failure) => setNote(worldFailureMessage(failure)));
    bus.on('world/warning', (warning) => setNote(warning ? worldWarningMessage(warning) : ''));
    void import('../../../game/createGame.ts').then(({ createGame }) => {
      if (cancelled) return;
      const settings = {
        thirtyFps: false,
        reducedMotion: query.has('still'),
        alwaysBright: query.has('bright'),
        keys: DEFAULT_KEYS,
      };
      const realm = mapFromSegment(query.get('realm') ?? '');
      game = createGame({ parent: element, port: bus, realm, settings, avatar: DEFAULT_AVATAR, collected: [] });
      window.devWorld = { bus, game };
      element.focus();
    });
    return () => {
      cancelled = true;
      game?.destroy();
    };
  }, []);
  return (
    <>
      <div ref={parent} id="world" role="application" aria-label="Map" style={{ position: 'fixed', inset: 0 }} />
      <p role="status" style={{ position: 'fixed', insetInline: 12, bottom: 8, margin: 0 }}>
        {note}
      </p>
    </>
  );
}

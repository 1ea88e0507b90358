// Developers' page /dev/game?realm=<id>: the world without content, accounts or overlays; &arrow shows its exits, &still reduces motion,
// &lanterns=2 lights the first two great lanterns, &ready lets the others be lit, &bright is always daylight, &alone has no companion.

import { mapFromSegment } from '@lanternwise/shared/constants/realms';
import { DEFAULT_AVATAR } from '@lanternwise/shared/constants/users';
import type { RealmLight } from '@lanternwise/shared/content/realmMetadata';
import { useEffect, useRef, useState } from 'react';
import { KIND_MECHANICS } from '../../../activities/host/kinds.ts';
import { type Bus, createBus } from '../../../bridge/bus.ts';
import type { LanternMark } from '../../../bridge/events.ts';
import { DEFAULT_KEYS } from '../../../features/settings/settings.ts';
import type { RunningGame } from '../../../game/createGame.ts';
import styles from '../realm/realm.module.css';
import { worldFailureMessage, worldWarningMessage } from '../realm/worldMessages.ts';

const DAYLIGHT: RealmLight = { dusk: '#ffffff', lit: '#ffffff' };
const query = new URLSearchParams(location.search);

/** Light colours of the realms, which the real page gets with the content. */
const LIGHTS = import.meta.glob<RealmLight>('../../../../../shared/content/realms/*/realm.json', { import: 'light' });

/** Marks the lanterns as the query asks; pressing E at one that is ready lights it. */
function connectLanterns(bus: Bus): void {
  let marks: Record<string, LanternMark> = {};
  bus.on('world/ready', ({ places }) => {
    const ids = places.filter(({ kind }) => kind === 'lantern').map(({ id }) => id);
    const count = Number(query.get('lanterns') ?? 0);
    const rest: LanternMark = query.has('ready') ? 'ready' : 'unlit';
    marks = Object.fromEntries(ids.map((id, index) => [id, index < count ? 'lit' : rest]));
    bus.emit('lanterns/marked', { marks });
  });
  bus.on('interaction/requested', ({ id, kind }) => {
    if (kind !== 'lantern') return;
    marks = { ...marks, [id]: 'lit' };
    bus.emit('lanterns/marked', { marks });
  });
}

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
    connectLanterns(bus);
    if (!query.has('alone')) bus.emit('companion/changed', { name: 'Wick', staying: false, isLit: true });
    const realm = mapFromSegment(query.get('realm') ?? '');
    const light = LIGHTS[`../../../../../shared/content/realms/${realm}/realm.json`]?.();
    void Promise.all([import('../../../game/createGame.ts'), light]).then(([{ createGame }, light = DAYLIGHT]) => {
      if (cancelled) return;
      const settings = {
        thirtyFps: false,
        reducedMotion: query.has('still'),
        alwaysBright: query.has('bright'),
        keys: DEFAULT_KEYS,
      };
      game = createGame({
        parent: element,
        port: bus,
        realm,
        light,
        settings,
        avatar: DEFAULT_AVATAR,
        collected: [],
        mechanics: KIND_MECHANICS,
      });
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
      <p role="status" className={note === '' ? undefined : styles.warning} style={{ position: 'fixed' }}>
        {note}
      </p>
    </>
  );
}

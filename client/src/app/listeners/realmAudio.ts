// Joins the sound of a realm to the store and the bus: music of the realm, volumes of the settings, busy where things happen.
import { createAudio } from '../../audio/createAudio.ts';
import { setPlayer } from '../../audio/playSound.ts';
import type { Bus } from '../../bridge/bus.ts';
import { selectAnyOverlay } from '../../features/overlays/overlaysSlice.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import type { AppStore } from '../store.ts';

export interface RealmAudio {
  /** Music steps back while somebody speaks. */
  duck(speaking: boolean): void;
  stop(): void;
}

/** The busy layer plays for this long after the player last walked. */
const BUSY_MS = 4000;

export function joinRealmAudio(
  store: AppStore,
  bus: Bus,
  realm: { id: string; music: { calm: string; busy: string } },
): RealmAudio {
  const stops: (() => void)[] = [];
  const worldReady = new Promise<void>((resolve) => stops.push(bus.on('world/ready', () => resolve())));
  const audio = createAudio(realm, worldReady);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let volumes: unknown;
  const follow = () => {
    const next = selectSettings(store.getState()).volumes;
    if (next !== volumes) audio.setVolumes(next);
    volumes = next;
    if (selectAnyOverlay(store.getState())) audio.setBusy(false);
  };
  const walk = () => {
    if (!selectAnyOverlay(store.getState())) audio.setBusy(true);
    clearTimeout(timer);
    timer = setTimeout(() => audio.setBusy(false), BUSY_MS);
  };
  follow();
  setPlayer(audio.play);
  stops.push(store.subscribe(follow), bus.on('player/moved', walk));
  return {
    duck: audio.duck,
    stop() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      setPlayer(undefined);
      audio.stop();
    },
  };
}

// Connects a realm's audio to the store and the bus: music, volumes, footsteps, overlay and save status sounds.
import type { Realm } from '@lanternwise/shared/content/realm';
import { createRealmSound, type RealmSound } from '../../audio/createRealmSound.ts';
import { createFootsteps } from '../../audio/footsteps.ts';
import { setSoundPlayer } from '../../audio/playSound.ts';
import type { Bus } from '../../bridge/bus.ts';
import type { BusEvents } from '../../bridge/events.ts';
import { selectAvatar } from '../../features/avatar/avatarSlice.ts';
import { selectIsOverlayOpen } from '../../features/overlays/overlaysSlice.ts';
import { selectSaveStatus } from '../../features/progress/progressSlice.ts';
import type { SaveStatus } from '../../features/progress/types.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import type { AppStore } from '../../features/store/store.ts';
import { observeStore } from '../../lib/observeStore.ts';

export interface RealmAudio {
  /** Lowers the music during narration. */
  duck(speaking: boolean): void;
  stop(): void;
}

/** How long the busy music layer plays after the last movement. */
const BUSY_MS = 4000;

/** Plays sounds for store changes: overlays opened and closed, connection lost and restored. Returns the unsubscribe functions. */
function connectStoreSounds(store: AppStore, audio: RealmSound): (() => void)[] {
  let wasOffline = false;
  const handleSaveStatus = (status: SaveStatus) => {
    if (status === 'offline' && !wasOffline) audio.play('offline');
    if (status === 'saved' && wasOffline) audio.play('save-ok');
    if (status !== 'saving') wasOffline = status === 'offline';
  };
  const state = store.getState();
  audio.setVolumes(selectSettings(state).volumes);
  if (selectIsOverlayOpen(state)) audio.setBusy(false);
  handleSaveStatus(selectSaveStatus(state));
  return [
    observeStore(store, (now) => selectSettings(now).volumes, audio.setVolumes),
    observeStore(store, selectIsOverlayOpen, (isOpen) => {
      if (isOpen) audio.setBusy(false);
      audio.play(isOpen ? 'open' : 'close');
    }),
    observeStore(store, selectSaveStatus, handleSaveStatus),
  ];
}

export function connectRealmAudio(
  store: AppStore,
  bus: Bus,
  realm: Pick<Realm, 'id' | 'music' | 'footsteps'>,
): RealmAudio {
  const stops: (() => void)[] = [];
  const worldReady = new Promise<void>((resolve) => stops.push(bus.on('world/ready', () => resolve())));
  const audio = createRealmSound(realm, worldReady);
  const footsteps = createFootsteps(realm.footsteps, () => selectAvatar(store.getState()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleMove = (place: BusEvents['player/moved']) => {
    const step = footsteps(place);
    if (step) audio.play(step.sound, step.gain);
    if (!selectIsOverlayOpen(store.getState())) audio.setBusy(true);
    clearTimeout(timer);
    timer = setTimeout(() => audio.setBusy(false), BUSY_MS);
  };
  setSoundPlayer(audio.play);
  const handleLanterns = ({ marks }: BusEvents['lanterns/marked']) => {
    const all = Object.values(marks);
    audio.setLanterns({ lit: all.filter((mark) => mark === 'lit').length, total: all.length });
  };
  stops.push(bus.on('lanterns/marked', handleLanterns));
  stops.push(...connectStoreSounds(store, audio), bus.on('player/moved', handleMove));
  return {
    duck: audio.duck,
    stop() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      setSoundPlayer(undefined);
      audio.stop();
    },
  };
}

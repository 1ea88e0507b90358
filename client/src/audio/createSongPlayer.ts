// One song outside of the realms (the menu's, the Lab's): one layer in a loop, after the first gesture, never an error.
import { Howl, Howler } from 'howler';
import { findLayer, loadCatalog } from './catalog.ts';
import { onFirstGesture } from './firstGesture.ts';
import { computeMix, LAYER_FADE_MS, type VolumeSettings } from './mix.ts';
import { holdRealmMusic } from './musicHold.ts';

export interface SongPlayer {
  setVolumes(volumes: VolumeSettings): void;
  stop(): void;
}

/** The fade of a song that is left, before its memory is given back. */
const FADE_OUT_MS = 400;

/** `layer` as the catalogue names it: "menu-main". Loads only where it would be heard. */
export function createSongPlayer(layer: string): SongPlayer {
  let howl: Howl | undefined;
  let gain = 0;
  let stopped = false;
  let started = false;
  let hasGesture = false;
  let releaseRealmMusic = (): void => undefined;

  const start = async () => {
    if (started || stopped || !hasGesture || gain === 0) return;
    started = true;
    const catalog = await loadCatalog();
    const found = catalog && findLayer(catalog, layer);
    if (!found || found.src.length === 0 || stopped) return;
    const [from, length] = found.loop;
    const warn = (_: number, why: unknown) => {
      releaseRealmMusic();
      console.warn(`The song "${layer}" could not be played`, why);
    };
    howl = new Howl({
      src: found.src,
      volume: 0,
      sprite: { loop: [from, length, true] },
      onloaderror: warn,
      onplayerror: warn,
    });
    releaseRealmMusic = holdRealmMusic();
    howl.play('loop');
    howl.fade(0, gain, LAYER_FADE_MS);
  };
  const begin = () => {
    start().catch((error: unknown) => console.warn('The song could not be started', error));
  };
  const stopWaiting = onFirstGesture(() => {
    hasGesture = true;
    begin();
  });

  return {
    setVolumes(volumes) {
      gain = computeMix(volumes).music;
      Howler.mute(volumes.master === 0);
      howl?.volume(gain);
      begin();
    },
    stop() {
      stopped = true;
      stopWaiting();
      releaseRealmMusic();
      const leaving = howl;
      if (!leaving) return;
      leaving.fade(leaving.volume(), 0, FADE_OUT_MS);
      setTimeout(() => leaving.unload(), FADE_OUT_MS);
    },
  };
}

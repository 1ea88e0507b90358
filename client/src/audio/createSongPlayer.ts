// Plays a looping song outside the realms (menu, Lab) after the first gesture; never throws.
import { Howl, Howler } from 'howler';
import { findLayer, loadCatalog } from './catalog.ts';
import { onFirstGesture } from './firstGesture.ts';
import { computeMix, LAYER_FADE_MS, type VolumeSettings } from './mix.ts';
import { holdRealmMusic } from './musicHold.ts';

export interface SongPlayer {
  setVolumes(volumes: VolumeSettings): void;
  stop(): void;
}

/** Fade-out before the song is unloaded. */
const FADE_OUT_MS = 400;

/** `layer` = name in the catalogue, e.g. "menu-main". Loads only if it would be audible. */
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
    const handleError = (_: number, error: unknown) => {
      releaseRealmMusic();
      console.warn(`The song "${layer}" could not be played`, error);
    };
    howl = new Howl({
      src: found.src,
      volume: 0,
      sprite: { loop: [from, length, true] },
      onloaderror: handleError,
      onplayerror: handleError,
    });
    releaseRealmMusic = holdRealmMusic();
    howl.play('loop');
    howl.fade(0, gain, LAYER_FADE_MS);
  };
  const tryStart = () => {
    start().catch((error: unknown) => console.warn('The song could not be started', error));
  };
  const stopGesture = onFirstGesture(() => {
    hasGesture = true;
    tryStart();
  });

  return {
    setVolumes(volumes) {
      gain = computeMix(volumes).music;
      Howler.mute(volumes.master === 0);
      howl?.volume(gain);
      tryStart();
    },
    stop() {
      stopped = true;
      stopGesture();
      releaseRealmMusic();
      if (!howl) return;
      howl.fade(howl.volume(), 0, FADE_OUT_MS);
      setTimeout(() => howl?.unload(), FADE_OUT_MS);
    },
  };
}

// Plays the sound of a realm with howler: two music layers, effects and voices; loads and starts after the first gesture, never throws.
import type { LanternFigures } from '@lanternwise/shared/quests/lanterns';
import type { Howl } from 'howler';
import { type Catalog, findLayer, findSound, loadCatalog, type Music, resolveMusic, urlsOf } from './catalog.ts';
import { onFirstGesture } from './firstGesture.ts';
import {
  BUSY_CALM_SHARE,
  busyLevel,
  computeMix,
  DUCK_GAIN,
  DUCK_MS,
  LAYER_FADE_MS,
  type VolumeSettings,
} from './mix.ts';
import { musicHolds } from './musicHold.ts';

export interface RealmSound {
  /** `gain` (0–1) scales the effects volume, `rate` the pitch. */
  play(name: string, gain?: number, rate?: number): void;
  setVolumes(volumes: VolumeSettings): void;
  /** Fades the busy layer in or out over the calm one. */
  setBusy(busy: boolean): void;
  /** Raises the busy layer with each lit lantern. */
  setLanterns(lanterns: LanternFigures): void;
  duck(speaking: boolean): void;
  stop(): void;
}

type OptionalHowl = Howl | undefined;
type HowlerModule = Pick<typeof import('howler'), 'Howl' | 'Howler'>;

/** A sound that cannot be loaded, decoded or played only logs a warning. */
const warnOnError = (name: string) => ({
  onloaderror: (_: number, error: unknown) => console.warn(`The sound "${name}" could not be loaded`, error),
  onplayerror: (_: number, error: unknown) => console.warn(`The sound "${name}" could not be played`, error),
});

function createLayer(howler: HowlerModule, catalog: Catalog, name: string): OptionalHowl {
  const layer = findLayer(catalog, name);
  if (!layer || layer.src.length === 0) return undefined;
  const [start, length] = layer.loop;
  return new howler.Howl({ src: layer.src, volume: 0, sprite: { loop: [start, length, true] }, ...warnOnError(name) });
}

function createSprites(howler: HowlerModule, catalog: Catalog, file: 'effects' | 'voices'): OptionalHowl {
  const { src, sprite } = catalog.SPRITES[file];
  const urls = urlsOf(src);
  if (urls.length === 0) return undefined;
  const copy = Object.fromEntries(
    Object.entries(sprite).map(([name, [start, ms]]) => [name, [start, ms] as [number, number]]),
  );
  return new howler.Howl({ src: urls, sprite: copy, ...warnOnError(file) });
}

/** Resolves when the sound has loaded or failed. */
const whenLoaded = (howl: OptionalHowl): Promise<void> =>
  new Promise((resolve) => {
    if (!howl) resolve();
    howl?.once('load', () => resolve());
    howl?.once('loaderror', () => resolve());
  });

interface Loaded {
  howler: HowlerModule;
  catalog: Catalog;
  effects: OptionalHowl;
  voices: OptionalHowl;
  calm: OptionalHowl;
  busy: OptionalHowl;
}

function loadSounds(howler: HowlerModule, catalog: Catalog, layers: Music): Loaded {
  return {
    howler,
    catalog,
    effects: createSprites(howler, catalog, 'effects'),
    voices: createSprites(howler, catalog, 'voices'),
    calm: createLayer(howler, catalog, layers.calm),
    busy: createLayer(howler, catalog, layers.busy),
  };
}

/** `music` = the layers named by the content of realm `id`. Loading starts after `whenAllowed`, so that pictures load first. */
export function createRealmSound({ id, music }: { id: string; music: Music }, whenAllowed: Promise<void>): RealmSound {
  let loaded: Loaded | undefined;
  let mix = computeMix({ master: 0, music: 0, effects: 0 });
  let busy = false;
  let lanterns: LanternFigures = { lit: 0, total: 0 };
  let ducked = false;
  let muted = false;
  let stopped = false;

  const applyVolumes = (ms: number) => {
    const gain = musicHolds.getState() > 0 ? 0 : mix.music * (ducked ? DUCK_GAIN : 1);
    const { calm, busy: busyLayer } = loaded ?? { calm: undefined, busy: undefined };
    const level = busyLevel(busy, lanterns);
    calm?.fade(calm.volume(), gain * (1 - (1 - BUSY_CALM_SHARE) * level), ms);
    busyLayer?.fade(busyLayer.volume(), gain * level, ms);
  };

  const start = async () => {
    await whenAllowed;
    if (stopped) return;
    const [howler, catalog] = await Promise.all([import('howler'), loadCatalog()]);
    if (!catalog || stopped) return;
    loaded = loadSounds(howler, catalog, resolveMusic(catalog, id, music));
    howler.Howler.mute(muted);
    const layers = [loaded.calm, loaded.busy];
    await Promise.all(layers.map(whenLoaded));
    if (stopped) return;
    // Both layers start together, so that they stay in sync.
    for (const layer of layers) layer?.play('loop');
    applyVolumes(LAYER_FADE_MS);
  };
  const stopGesture = onFirstGesture(() => {
    start().catch((error: unknown) => console.warn('Sound could not be started', error));
  });

  const stopHold = musicHolds.subscribe(() => applyVolumes(LAYER_FADE_MS));

  return {
    play(name, gain = 1, rate = 1) {
      const found = loaded && findSound(loaded.catalog, name);
      const sprite = found?.sprites[Math.floor(Math.random() * found.sprites.length)];
      const howl = found && loaded?.[found.file];
      if (!howl || sprite === undefined || mix.effects === 0) return;
      const id = howl.play(sprite);
      howl.volume(mix.effects * gain, id);
      if (rate !== 1) howl.rate(rate, id);
    },
    setVolumes(volumes) {
      mix = computeMix(volumes);
      muted = volumes.master === 0;
      loaded?.howler.Howler.mute(muted);
      applyVolumes(DUCK_MS);
    },
    setBusy(next) {
      if (next === busy) return;
      busy = next;
      applyVolumes(LAYER_FADE_MS);
    },
    setLanterns(next) {
      if (next.lit === lanterns.lit && next.total === lanterns.total) return;
      lanterns = next;
      applyVolumes(LAYER_FADE_MS);
    },
    duck(speaking) {
      ducked = speaking;
      applyVolumes(DUCK_MS);
    },
    stop() {
      stopped = true;
      stopGesture();
      stopHold();
      for (const howl of [loaded?.effects, loaded?.voices, loaded?.calm, loaded?.busy]) howl?.unload();
    },
  };
}

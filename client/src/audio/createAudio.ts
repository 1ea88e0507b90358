// Sound of a realm through howler: two music layers and an effects sprite; starts after the first gesture, never throws.
import { Howl, Howler } from 'howler';
import { type AudioManifest, findLayer, loadManifest, sourcesOf } from './manifest.ts';
import { DUCK_GAIN, DUCK_MS, LAYER_FADE_MS, type Mix, mixOf, type VolumeSettings } from './mix.ts';

export interface RealmSound {
  play(name: string): void;
  setVolumes(volumes: VolumeSettings): void;
  setBusy(busy: boolean): void;
  duck(speaking: boolean): void;
  stop(): void;
}

const EFFECTS_FILE = 'effects';
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/** Calls back once, at the learner's first gesture: before it browsers refuse sound. Returns the stop. */
function onFirstGesture(start: () => void): () => void {
  const controller = new AbortController();
  for (const gesture of GESTURES) {
    window.addEventListener(
      gesture,
      () => {
        controller.abort();
        start();
      },
      { signal: controller.signal, capture: true },
    );
  }
  return () => controller.abort();
}

function createEffects(manifest: AudioManifest): { howl: Howl; names: ReadonlyMap<string, string[]> } | undefined {
  const src = sourcesOf(EFFECTS_FILE);
  if (src.length === 0) return undefined;
  const sprite: Record<string, [number, number]> = {};
  const names = new Map<string, string[]>();
  for (const [name, { sprites }] of Object.entries(manifest.effects)) {
    const variants = sprites.map(({ start, seconds }, index) => {
      sprite[`${name}-${index}`] = [start * 1000, seconds * 1000];
      return `${name}-${index}`;
    });
    names.set(name, variants);
  }
  return { howl: new Howl({ src, sprite }), names };
}

function createLayer(manifest: AudioManifest, file: string): Howl | undefined {
  const layer = findLayer(manifest, file);
  const src = sourcesOf(file);
  if (!layer || src.length === 0) return undefined;
  const loop: [number, number, boolean] = [layer.loopStart * 1000, (layer.loopEnd - layer.loopStart) * 1000, true];
  return new Howl({ src, volume: 0, sprite: { loop } });
}

export function createAudio(music: { calm: string; busy: string }): RealmSound {
  let effects: ReturnType<typeof createEffects>;
  let layers: { calm: Howl | undefined; busy: Howl | undefined } = { calm: undefined, busy: undefined };
  let mix: Mix = mixOf({ master: 0, music: 0, effects: 0 });
  let busy = false;
  let ducked = false;
  let stopped = false;

  const fadeTo = (howl: Howl | undefined, volume: number, ms: number) => {
    if (howl) howl.fade(howl.volume(), volume, ms);
  };
  const level = (ms: number) => {
    const gain = mix.music * (ducked ? DUCK_GAIN : 1);
    fadeTo(layers.calm, gain, ms);
    fadeTo(layers.busy, busy ? gain : 0, ms);
  };

  const start = async () => {
    const manifest = await loadManifest();
    if (stopped) return;
    effects = createEffects(manifest);
    layers = { calm: createLayer(manifest, music.calm), busy: createLayer(manifest, music.busy) };
    await Promise.all(
      [layers.calm, layers.busy].map(
        (layer) =>
          layer &&
          new Promise<void>((resolve) => void layer.once('load', () => resolve()).once('loaderror', () => resolve())),
      ),
    );
    if (stopped) return;
    // Both layers start in the same moment, so that they stay in step.
    layers.calm?.play('loop');
    layers.busy?.play('loop');
    level(LAYER_FADE_MS);
  };
  const stopWaiting = onFirstGesture(() => {
    start().catch((error: unknown) => console.warn('Sound could not be started', error));
  });

  return {
    play(name) {
      const variants = effects?.names.get(name);
      const variant = variants?.[Math.floor(Math.random() * variants.length)];
      if (!effects || variant === undefined || mix.effects === 0) return;
      effects.howl.volume(mix.effects);
      effects.howl.play(variant);
    },
    setVolumes(volumes) {
      mix = mixOf(volumes);
      Howler.mute(volumes.master === 0);
      level(DUCK_MS);
    },
    setBusy(next) {
      if (next === busy) return;
      busy = next;
      level(LAYER_FADE_MS);
    },
    duck(speaking) {
      ducked = speaking;
      level(DUCK_MS);
    },
    stop() {
      stopped = true;
      stopWaiting();
      effects?.howl.unload();
      layers.calm?.unload();
      layers.busy?.unload();
    },
  };
}

// Plays a clip of samples with Web Audio; a browser without sound stays silent.
import { SAMPLE_RATE } from '@lanternwise/shared/learning/spectrogram';
import { useEffect } from 'react';
import { useSettings } from '../features/settings/useSettings.ts';
import { computeMix } from './mix.ts';
import { holdRealmMusic } from './musicHold.ts';

let context: AudioContext | undefined;
let playing: AudioBufferSourceNode | undefined;

function stopClip(): void {
  playing?.stop();
  playing = undefined;
}

/** At `SAMPLE_RATE`; `gain` 0–1. A clip that still plays is stopped first. Call it from a click or a key. */
export function playClip(samples: Float32Array, gain: number): void {
  stopClip();
  if (gain === 0 || samples.length === 0 || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(Float32Array.from(samples), 0);
    const source = context.createBufferSource();
    const volume = context.createGain();
    volume.gain.value = gain;
    source.buffer = buffer;
    source.connect(volume).connect(context.destination);
    source.start();
    playing = source;
  } catch (error) {
    console.warn('A clip could not be played', error);
  }
}

/** At the learner's volume; the music of the realm is silent as long as the component is shown. */
export function useClipPlayer(): (samples: Float32Array) => void {
  const gain = computeMix(useSettings().volumes).effects;
  useEffect(() => holdRealmMusic(), []);
  return (samples) => playClip(samples, gain);
}

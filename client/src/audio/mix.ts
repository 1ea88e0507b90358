// Computes the gain of music and effects from the volume settings, with a capped master.
import { MASTER_VOLUME_MAX } from '@lanternwise/shared/constants/timings';

export interface VolumeSettings {
  master: number;
  music: number;
  effects: number;
}

export interface Mix {
  music: number;
  effects: number;
}

/** Gain of the music during narration. */
export const DUCK_GAIN = 0.3;
/** Gain of the calm layer while the busy one plays. */
export const BUSY_CALM_SHARE = 0.85;
export const DUCK_MS = 250;
export const LAYER_FADE_MS = 2000;

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

export function computeMix({ master, music, effects }: VolumeSettings): Mix {
  const gain = clamp(master, MASTER_VOLUME_MAX);
  return { music: gain * clamp(music, 1), effects: gain * clamp(effects, 1) };
}

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

/** Level of the busy layer while the player walks through a realm whose lanterns are all unlit. */
export const UNLIT_BUSY_LEVEL = 0.35;

/**
 * Level of the busy layer, 0 to 1: it rises with each lit lantern. While busy it is at least at its base,
 * and with lanterns at all it is full only when all of them are lit.
 */
export function busyLevel(busy: boolean, { lit, total }: { lit: number; total: number }): number {
  if (total === 0) return busy ? 1 : 0;
  const share = clamp(lit / total, 1);
  return busy ? UNLIT_BUSY_LEVEL + (1 - UNLIT_BUSY_LEVEL) * share : share;
}

export function computeMix({ master, music, effects }: VolumeSettings): Mix {
  const gain = clamp(master, MASTER_VOLUME_MAX);
  return { music: gain * clamp(music, 1), effects: gain * clamp(effects, 1) };
}

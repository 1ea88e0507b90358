// Owns the figures a sound must keep; a sound outside them fails the build.
import { integratedLoudness, momentaryLoudness, truePeakDb } from '../core/loudness.ts';
import type { Stereo } from '../core/types.ts';

/** Integrated loudness of music in LUFS, how far it may stray in LU, and the true peak in dBTP. */
export const MUSIC_LUFS = -18;
export const MUSIC_TOLERANCE = 1;
export const PEAK_DBTP = -1;
/** No effect is louder than this (loudest 400 ms, LUFS). */
export const EFFECT_MAX_LUFS = -13;
/** Bytes of all layers of one song, in either form. */
export const SONG_MAX_BYTES = 700_000;

export const round1 = (value: number): number => Math.round(value * 10) / 10;

function checkPeak(name: string, sound: Stereo): number {
  const peak = truePeakDb(sound);
  if (peak > PEAK_DBTP)
    throw new Error(
      `${name}: true peak ${round1(peak)} dBTP is above ${PEAK_DBTP}. Lower its loudness or limit it harder.`,
    );
  return round1(peak);
}

/** Loudness and peak of a song in one state of the game, as the player hears it. */
export function checkMusic(name: string, mix: Stereo): { lufs: number; peak: number } {
  const lufs = integratedLoudness(mix);
  if (Math.abs(lufs - MUSIC_LUFS) > MUSIC_TOLERANCE) {
    throw new Error(
      `${name}: ${round1(lufs)} LUFS, expected ${MUSIC_LUFS} ± ${MUSIC_TOLERANCE}. Change the layers' loudness or the mix.`,
    );
  }
  return { lufs: round1(lufs), peak: checkPeak(name, mix) };
}

/** Loudest moment and peak of one short sound. */
export function checkEffect(name: string, sound: Stereo): { lufs: number; peak: number } {
  const lufs = momentaryLoudness(sound);
  if (lufs > EFFECT_MAX_LUFS)
    throw new Error(`${name}: ${round1(lufs)} LUFS is above ${EFFECT_MAX_LUFS}. Lower its target.`);
  return { lufs: round1(lufs), peak: checkPeak(name, sound) };
}

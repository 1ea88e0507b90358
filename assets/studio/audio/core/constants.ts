// Owns the one sample rate (Opus works at 48 kHz, so nothing is resampled) and the conversions of units.
/** One sample rate everywhere: Opus works at 48 kHz, so nothing is resampled. */
export const SAMPLE_RATE = 48000;
export const TWO_PI = Math.PI * 2;

export const dbToGain = (db: number) => 10 ** (db / 20);
export const gainToDb = (gain: number) => 20 * Math.log10(Math.max(gain, 1e-12));
export const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE);
export const midiToFreq = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

// Turns a spectrogram into pixels and into words: what a picture of a voice shows, to the eye and to a screen reader.
import { frequencyOfBin, spectrogram } from '../learning/spectrogram.ts';

/** Tones that are this much weaker than the strongest are drawn dark. */
const RANGE_DECIBEL = 46;
/** A voice has little above. */
export const HIGHEST_SHOWN_HZ = 6000;
/** From nothing to the strongest tone: red, green, blue at equal distances. */
const COLOURS = [
  [18, 12, 46],
  [84, 30, 122],
  [196, 60, 106],
  [250, 150, 60],
  [255, 244, 200],
] as const;

export interface PixelPicture {
  width: number;
  height: number;
  /** Red, green, blue, alpha by row from the top; four bytes a pixel. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

function colourOf(share: number): readonly number[] {
  const place = Math.min(1, Math.max(0, share)) * (COLOURS.length - 1);
  const [low, high] = [COLOURS[Math.floor(place)] ?? COLOURS[0], COLOURS[Math.ceil(place)] ?? COLOURS[0]];
  return low.map((value, at) => value + ((high[at] ?? value) - value) * (place - Math.floor(place)));
}

/** A column for each 10 ms, a row for each 31.25 Hz, the highest on top. */
export function spectrogramPixels(samples: Float32Array, frames = spectrogram(samples)): PixelPicture {
  const [width, height] = [
    frames.length,
    frames[0]?.filter((_, bin) => frequencyOfBin(bin) <= HIGHEST_SHOWN_HZ).length ?? 0,
  ];
  const data = new Uint8ClampedArray(width * height * 4);
  let strongest = 1e-9;
  for (const frame of frames) for (const power of frame) strongest = Math.max(strongest, power);
  for (const [x, frame] of frames.entries()) {
    for (const [bin, power] of frame.subarray(0, height).entries()) {
      const decibel = 10 * Math.log10(power / strongest + 1e-12);
      data.set([...colourOf(1 + decibel / RANGE_DECIBEL), 255], ((height - 1 - bin) * width + x) * 4);
    }
  }
  return { width, height, data };
}

export interface SoundSpan {
  kind: 'quiet' | 'hiss' | 'voice';
  /** Milliseconds. */
  from: number;
  to: number;
}

/** A piece is quiet below this share of the loudest one. */
const QUIET_SHARE = 0.004;
/** More than half of a hiss lies above. */
const HISS_HZ = 2500;
/** Shorter spans join the one before. */
const LEAST_MS = 30;
const FRAME_MS = 10;

const powerAbove = (frame: Float64Array, hertz: number): number =>
  frame.reduce((sum, power, bin) => (frequencyOfBin(bin) >= hertz ? sum + power : sum), 0);

/** What follows what in a sound. */
export function describeSound(samples: Float32Array, frames = spectrogram(samples)): SoundSpan[] {
  const totals = frames.map((frame) => powerAbove(frame, 0));
  const loudest = Math.max(...totals, 1e-9);
  const kinds = frames.map((frame, at): SoundSpan['kind'] => {
    const total = totals[at] ?? 0;
    if (total < loudest * QUIET_SHARE) return 'quiet';
    return powerAbove(frame, HISS_HZ) > total / 2 ? 'hiss' : 'voice';
  });
  const spans: SoundSpan[] = [];
  for (const [at, kind] of kinds.entries()) {
    const last = spans.at(-1);
    const isShort = kinds.slice(at, at + LEAST_MS / FRAME_MS).some((next) => next !== kind);
    if (last && (last.kind === kind || isShort)) last.to = (at + 1) * FRAME_MS;
    else spans.push({ kind, from: at * FRAME_MS, to: (at + 1) * FRAME_MS });
  }
  return spans;
}

/** Both from one spectrogram. Run it in the worker: the first one of a page takes a moment. */
export function pictureSound(samples: Float32Array): { picture: PixelPicture; spans: SoundSpan[] } {
  const frames = spectrogram(samples);
  return { picture: spectrogramPixels(samples, frames), spans: describeSound(samples, frames) };
}

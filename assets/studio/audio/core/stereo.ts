// Owns stereo buffers and the circular mixing that makes loops seamless.
import type { Stereo } from './types.ts';

export function createStereo(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length), length };
}

/** Equal-power pan: -1 left, 0 centre, 1 right. */
export function panGains(pan: number) {
  const angle = ((pan + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

/** Adds a mono sound; with wrap, whatever runs past the end comes back in at the start. */
export function addMono(
  target: Stereo,
  mono: Float32Array,
  start: number,
  { gain = 1, pan = 0, wrap = false }: { gain?: number; pan?: number; wrap?: boolean } = {},
): void {
  const gains = panGains(pan);
  const length = target.length;
  let index = wrap ? ((start % length) + length) % length : start;
  for (let i = 0; i < mono.length; i++, index++) {
    if (index >= length) {
      if (!wrap) return;
      index -= length;
    }
    if (index < 0) continue;
    target.left[index] = (target.left[index] ?? 0) + (mono[i] ?? 0) * gain * gains.left;
    target.right[index] = (target.right[index] ?? 0) + (mono[i] ?? 0) * gain * gains.right;
  }
}

export function addStereo(target: Stereo, source: Stereo, gain = 1) {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i++) {
    target.left[i] = (target.left[i] ?? 0) + (source.left[i] ?? 0) * gain;
    target.right[i] = (target.right[i] ?? 0) + (source.right[i] ?? 0) * gain;
  }
}

export function scale(buffer: Stereo, gain: number) {
  for (let i = 0; i < buffer.length; i++) {
    buffer.left[i] = (buffer.left[i] ?? 0) * gain;
    buffer.right[i] = (buffer.right[i] ?? 0) * gain;
  }
  return buffer;
}

export function slice(buffer: Stereo, start: number, end: number) {
  const left = buffer.left.slice(start, end);
  return { left, right: buffer.right.slice(start, end), length: left.length };
}

/** A copy of `length` samples of an endlessly repeating loop, from any (also negative) start. */
export function unroll(loop: Stereo, start: number, length: number) {
  const result = createStereo(length);
  for (let i = 0; i < length; i++) {
    const index = (((start + i) % loop.length) + loop.length) % loop.length;
    result.left[i] = loop.left[index] ?? 0;
    result.right[i] = loop.right[index] ?? 0;
  }
  return result;
}

/**
 * Runs an effect over the loop twice and keeps the second pass: by then reverb tails and
 * filter memories from the loop's end are sounding at its start, as on every repeat.
 */
export function processLoop(loop: Stereo, effect: (input: Stereo) => Stereo): Stereo {
  const twice = effect(unroll(loop, 0, loop.length * 2));
  return slice(twice, loop.length, loop.length * 2);
}

/** Short raised-cosine fades so that no effect starts or ends with a click. */
export function fadeEdges(buffer: Stereo, fadeIn: number, fadeOut: number) {
  for (const channel of [buffer.left, buffer.right]) {
    for (let i = 0; i < fadeIn && i < channel.length; i++)
      channel[i] = (channel[i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / fadeIn));
    for (let i = 0; i < fadeOut && i < channel.length; i++) {
      channel[channel.length - 1 - i] =
        (channel[channel.length - 1 - i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / fadeOut));
    }
  }
  return buffer;
}

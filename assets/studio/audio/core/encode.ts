// Owns every call of ffmpeg: encoding for the browser, and decoding what was encoded to measure it.
import { execFileSync, spawnSync } from 'node:child_process';
import type { Stereo } from './types.ts';
import { parseWav } from './wav.ts';

/** Bit rates in kbit/s; MP3 is made at `mp3Rate` Hz with `mp3Channels` channels. */
export interface Quality {
  readonly opusKbps: number;
  readonly mp3Kbps: number;
  readonly mp3Rate: number;
  readonly mp3Channels: 1 | 2;
}

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];

export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/** Opus in WebM first; MP3 for browsers that cannot decode it. */
export function encode(wavPath: string, outBase: string, quality: Quality): void {
  const plain = [...QUIET, '-i', wavPath, '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const opus = ['-c:a', 'libopus', '-b:a', `${quality.opusKbps}k`, '-vbr', 'constrained', '-application', 'audio'];
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', `${quality.mp3Kbps}k`, '-ar', `${quality.mp3Rate}`];
  execFileSync('ffmpeg', [...plain, ...opus, `${outBase}.webm`]);
  execFileSync('ffmpeg', [...plain, ...mp3, '-ac', `${quality.mp3Channels}`, `${outBase}.mp3`]);
}

/** Decodes any audio file to stereo at 48 kHz; throws when ffmpeg cannot. */
export function decode(path: string): Stereo {
  const args = [
    '-hide_banner',
    '-loglevel',
    'error',
    '-i',
    path,
    '-ac',
    '2',
    '-ar',
    '48000',
    '-c:a',
    'pcm_s16le',
    '-f',
    'wav',
    '-',
  ];
  return parseWav(execFileSync('ffmpeg', args, { maxBuffer: 2 ** 28 }));
}

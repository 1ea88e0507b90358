// Owns 16-bit stereo WAV at 48 kHz, the form in which sounds are handed to ffmpeg and come back.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SAMPLE_RATE } from './constants.ts';
import { createRandom } from './random.ts';
import type { Stereo } from './types.ts';

const HEADER_BYTES = 44;
const FRAME_BYTES = 4;

function header(frames: number): Buffer {
  const data = Buffer.alloc(HEADER_BYTES);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + frames * FRAME_BYTES, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(2, 22);
  data.writeUInt32LE(SAMPLE_RATE, 24);
  data.writeUInt32LE(SAMPLE_RATE * FRAME_BYTES, 28);
  data.writeUInt16LE(FRAME_BYTES, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(frames * FRAME_BYTES, 40);
  return data;
}

/** Writes with triangular dither, seeded by the file's name, so that the same sound gives the same bytes. */
export function writeWav(path: string, buffer: Stereo): void {
  const dither = createRandom(basename(path));
  const body = Buffer.alloc(buffer.length * FRAME_BYTES);
  const quantise = (x: number): number =>
    Math.max(-32768, Math.min(32767, Math.round(x * 32767 + (dither.next() - dither.next()) * 0.5)));
  for (let i = 0; i < buffer.length; i++) {
    body.writeInt16LE(quantise(buffer.left[i] ?? 0), i * FRAME_BYTES);
    body.writeInt16LE(quantise(buffer.right[i] ?? 0), i * FRAME_BYTES + 2);
  }
  writeFileSync(path, Buffer.concat([header(buffer.length), body]));
}

/** Reads 16-bit stereo WAV; a piped file may declare more data than it has. */
export function parseWav(data: Buffer): Stereo {
  let offset = 12;
  while (data.toString('latin1', offset, offset + 4) !== 'data') {
    if (offset + 8 >= data.length) throw new Error('This WAV has no data chunk');
    offset += 8 + data.readUInt32LE(offset + 4);
  }
  const start = offset + 8;
  const length = Math.floor(Math.min(data.readUInt32LE(offset + 4), data.length - start) / FRAME_BYTES);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    left[i] = data.readInt16LE(start + i * FRAME_BYTES) / 32768;
    right[i] = data.readInt16LE(start + i * FRAME_BYTES + 2) / 32768;
  }
  return { left, right, length };
}

// Turns the frames of a silent loop into WebM (VP9) and MP4 (H.264), small enough for a page's first screen.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FPS, HEIGHT, WIDTH } from '../filmAssets.ts';

const INPUT = ['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`];
/** 14 s at 520 kbit/s are 0.9 MB; the encoders overshoot by up to a quarter. */
const BIT_RATE = ['-b:v', '520k', '-maxrate', '800k', '-bufsize', '1800k', '-pix_fmt', 'yuv420p', '-an'];
const WEBM = ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-cpu-used', '3', '-g', '250'];
const MP4 = ['-c:v', 'libx264', '-preset', 'slow', '-g', '250', '-movflags', '+faststart'];

/** Rejects with what ffmpeg says. */
export async function encodeLoop(
  frames: Iterable<Buffer>,
  { webm, mp4 }: { webm: string; mp4: string },
): Promise<void> {
  const outputs = [...WEBM, ...BIT_RATE, webm, ...MP4, ...BIT_RATE, mp4];
  const ffmpeg = spawn('ffmpeg', [...INPUT, '-r', String(FPS), '-i', '-', ...outputs], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  const errors: string[] = [];
  ffmpeg.stderr.on('data', (text: Buffer) => errors.push(text.toString()));
  ffmpeg.stdin.on('error', () => undefined);
  const closed = once(ffmpeg, 'close');
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg: ${errors.join('').trim()}`);
}

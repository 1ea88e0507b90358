// Turns frames and sound into files: WebM (VP9, Opus) first, MP4 (H.264, AAC) for browsers without it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FPS, HEIGHT, WIDTH } from './filmAssets.ts';

const INPUT = ['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`];
const WEBM = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', '-g', '125'];
const MP4 = ['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-g', '125', '-movflags', '+faststart'];

/** Both files at once, from one pass over the frames. Rejects with what ffmpeg says. */
export async function encode(
  frames: Iterable<Buffer>,
  { sound, webm, mp4 }: { sound: string; webm: string; mp4: string },
): Promise<void> {
  const picture = ['-pix_fmt', 'yuv420p', '-map', '0:v', '-map', '1:a', '-shortest'];
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...[...INPUT, '-r', String(FPS), '-i', '-', '-i', sound],
      ...[...picture, ...WEBM, '-c:a', 'libopus', '-b:a', '56k', webm],
      ...[...picture, ...MP4, '-c:a', 'aac', '-b:a', '72k', mp4],
    ],
    { stdio: ['pipe', 'inherit', 'pipe'] },
  );
  let said = '';
  ffmpeg.stderr.on('data', (text) => {
    said += text;
  });
  ffmpeg.stdin.on('error', () => undefined);
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg: ${said.trim()}`);
}

// Tells which picture of an animated tile is shown: each of them has its own time.
import type { TileFrame } from '@lanternwise/shared/maps/realmMap';

/** `time` in ms; the frames run for ever. Undefined without frames. */
export function tileFrameAt(frames: readonly TileFrame[], time: number): TileFrame | undefined {
  let left = time % frames.reduce((sum, { ms }) => sum + ms, 0);
  return frames.find(({ ms }) => {
    left -= ms;
    return left < 0;
  });
}

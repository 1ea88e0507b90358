// Lets a picture with more pixels than units take the place of an ordinary one: whatever measures its frames measures units.
import type { Textures } from './phaser.ts';

/** What an atlas says of a frame (assets/studio/art/characters/density.ts). */
interface FrameData {
  density?: number;
  /** Ground contact, pixels of the untrimmed frame. */
  anchor?: { x: number; y: number };
}

/** `density` = pixels of the picture per unit. */
export function setDensity(frame: Textures.Frame, density: number): void {
  const { u0, v0, u1, v1, x, y, width, height, realWidth, realHeight, cutWidth, cutHeight } = frame;
  frame.setCutSize(cutWidth / density, cutHeight / density);
  frame.setTrim(realWidth / density, realHeight / density, x / density, y / density, width / density, height / density);
  // Both have computed them once more, of the smaller part of the picture.
  frame.setUVs(cutWidth / density, cutHeight / density, u0, v0, u1, v1);
}

/** Applies what an atlas says of its frames. */
export function applyDensities(frames: Iterable<Textures.Frame>): void {
  for (const frame of frames) {
    const data = frame.customData as FrameData;
    const { anchor, density = 1 } = data;
    if (density === 1) continue;
    setDensity(frame, density);
    if (anchor) data.anchor = { x: anchor.x / density, y: anchor.y / density };
  }
}

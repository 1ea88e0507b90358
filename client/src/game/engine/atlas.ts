// Frames of our atlases as Phaser knows them: anchors, animations, and a stand-in for what is missing.

import { generatedTexture } from './generatedTextures.ts';
import type { Textures } from './phaser.ts';

export interface AtlasJson {
  frames: Record<string, unknown>;
  meta?: { animations?: Record<string, { frames: string[]; ms: number }> };
}

interface AnchorData {
  anchor?: { x: number; y: number };
}

export interface AtlasFrame {
  texture: string;
  frame: string;
  /** Ground contact as a share of the untrimmed picture. */
  originX: number;
  originY: number;
  width: number;
  height: number;
}

/** Atlas frame or stand-in; undefined where neither exists. */
export function findFrame(textures: Textures.TextureManager, atlas: string, frame: string): AtlasFrame | undefined {
  if (!textures.exists(atlas)) return undefined;
  const texture = textures.get(atlas);
  if (!texture.has(frame)) return undefined;
  const found = texture.get(frame);
  const { anchor } = (found.customData ?? {}) as AnchorData;
  const [width, height] = [found.realWidth, found.realHeight];
  return {
    texture: atlas,
    frame,
    originX: anchor ? anchor.x / width : 0.5,
    originY: anchor ? anchor.y / height : 1,
    width,
    height,
  };
}

/** A picture drawn by code, standing for one that could not be loaded. */
export function placeholderFrame(textures: Textures.TextureManager, kind: 'npc' | 'hat' | 'arrow'): AtlasFrame {
  const key = generatedTexture(textures, kind);
  const { width, height } = textures.getFrame(key);
  return { texture: key, frame: '__BASE', originX: 0.5, originY: kind === 'npc' ? 0.92 : 0.8, width, height };
}

/** Frames of an animated thing, in order. */
export function findAnimation(textures: Textures.TextureManager, atlas: string, name: string) {
  if (!textures.exists(atlas)) return undefined;
  const data = textures.get(atlas).customData as AtlasJson;
  return data.meta?.animations?.[name];
}

/** `prefix/0`, `prefix/1` … as far as they exist. */
export function numberedFrames(textures: Textures.TextureManager, atlas: string, prefix: string): string[] {
  if (!textures.exists(atlas)) return [];
  const texture = textures.get(atlas);
  const names: string[] = [];
  while (texture.has(`${prefix}/${names.length}`)) names.push(`${prefix}/${names.length}`);
  return names;
}

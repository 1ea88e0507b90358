// Looks up atlas frames with their anchors and animations, and provides placeholders for missing ones.

import type { Point, Prop } from '@lanternwise/shared/maps/realmMap';
import { generatedTexture } from './generatedTextures.ts';
import type { GameObjects, Scene, Textures } from './phaser.ts';

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
  /** Ground contact as a share of the untrimmed frame. */
  originX: number;
  originY: number;
  width: number;
  height: number;
}

/** Returns the atlas frame; undefined if the atlas or the frame is missing. */
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

/** Adds the frame with its anchor at a place; undefined where it is missing. */
export function addFrame(
  { add, textures }: Pick<Scene, 'add' | 'textures'>,
  atlas: string,
  frame: string,
  { x, y }: Point,
): GameObjects.Image | undefined {
  const found = findFrame(textures, atlas, frame);
  return found && add.image(x, y, atlas, frame).setOrigin(found.originX, found.originY);
}

/** Ground contact of the drawn pictures. */
const PLACEHOLDER_GROUND = { npc: 0.92, hat: 0.8, arrow: 0.8, lantern: 0.95 } as const;

/** Returns a frame drawn by code in place of one that could not be loaded. */
export function placeholderFrame(
  textures: Textures.TextureManager,
  kind: 'npc' | 'hat' | 'arrow' | 'lantern',
): AtlasFrame {
  const key = generatedTexture(textures, kind);
  const { width, height } = textures.getFrame(key);
  return { texture: key, frame: '__BASE', originX: 0.5, originY: PLACEHOLDER_GROUND[kind], width, height };
}

/** Returns the frames of an animation, in order. */
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

/** Where a prop touches the ground. */
export function groundContact(textures: Textures.TextureManager, prop: Prop): Point | undefined {
  const { atlas, frame } = prop;
  // A prop that moves has numbered pictures only.
  const picture = findFrame(textures, atlas, frame) ?? findFrame(textures, atlas, `${frame}/0`);
  return picture && contactOf(prop, picture);
}

/** Tiled stores the bottom-left corner of a picture and rotates about it. */
export function contactOf(prop: Prop, { originX, originY }: Pick<AtlasFrame, 'originX' | 'originY'>): Point {
  const right = (prop.flipX ? 1 - originX : originX) * prop.width;
  const up = (prop.flipY ? originY : 1 - originY) * prop.height;
  const angle = (prop.rotation * Math.PI) / 180;
  return {
    x: prop.x + right * Math.cos(angle) + up * Math.sin(angle),
    y: prop.y + right * Math.sin(angle) - up * Math.cos(angle),
  };
}

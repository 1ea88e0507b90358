// Owns how a family of props becomes files: an atlas for the game, and an image-collection tileset for Tiled.
import { createCanvas } from '@napi-rs/canvas';
import { type AtlasAnimation, type AtlasEntry, atlasFiles, atlasOutputs } from '../core/atlas.ts';
import type { ArtFiles, ArtJob, ArtPiece } from '../core/job.ts';
import { copyInto, emptyPicture, type Picture, toCanvas, toPng } from '../core/picture.ts';
import { render, type Sprite } from '../core/render.ts';
import type { Prop } from './prop.ts';
import { propTileset } from './propTileset.ts';

/** Names of a prop's colour frames: itself, or `<frame>/0…n`. */
const colorFrames = (prop: Prop): string[] =>
  prop.animation ? Array.from({ length: prop.animation.frames }, (_, i) => `${prop.frame}/${i}`) : [prop.frame];

const piecesOf = (prop: Prop): ArtPiece[] =>
  colorFrames(prop).map((id, index) => ({
    id,
    module: prop.module,
    render: () => render(prop.shape(index / (prop.animation?.frames ?? 1)), prop.camera),
  }));

function spriteOf(sprites: ReadonlyMap<string, Sprite>, id: string): Sprite {
  const sprite = sprites.get(id);
  if (!sprite) throw new Error(`The prop frame "${id}" was not rendered`);
  return sprite;
}

function entriesOf(prop: Prop, sprites: ReadonlyMap<string, Sprite>): AtlasEntry[] {
  const names = colorFrames(prop);
  const colors = names.map((name) => {
    const { color, anchorX, anchorY } = spriteOf(sprites, name);
    return { name, picture: color, anchorX, anchorY };
  });
  const { shadow, anchorX, anchorY } = spriteOf(sprites, names[0] ?? prop.frame);
  return [...colors, { name: `${prop.frame}~shadow`, picture: shadow, anchorX, anchorY }];
}

function animationsOf(props: readonly Prop[]): Record<string, AtlasAnimation> {
  const moving = props.flatMap((prop) =>
    prop.animation ? [[prop.frame, { frames: colorFrames(prop), ms: prop.animation.ms }] as const] : [],
  );
  return Object.fromEntries(moving);
}

/** Colour over shadow: what a designer sees in Tiled. */
function composeStill(sprite: Sprite): Picture {
  const { width, height } = sprite.color;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.drawImage(toCanvas(sprite.shadow), 0, 0);
  pen.drawImage(toCanvas(sprite.color), 0, 0);
  return { width, height, data: pen.getImageData(0, 0, width, height).data };
}

/** Puts a picture into a larger empty one. */
function padPicture(picture: Picture, left: number, top: number, width: number, height: number): Picture {
  const wide = emptyPicture(width, height);
  copyInto(wide, left, top, picture);
  return wide;
}

/** All frames of an animated prop in pictures of one size with one anchor, so that what does not move stands still. */
function alignFrames(sprites: readonly Sprite[]): Sprite[] {
  const most = (measure: (sprite: Sprite) => number) => Math.max(...sprites.map(measure));
  const anchorX = most((sprite) => sprite.anchorX);
  const anchorY = most((sprite) => sprite.anchorY);
  const width = anchorX + most((sprite) => sprite.color.width - sprite.anchorX);
  const height = anchorY + most((sprite) => sprite.color.height - sprite.anchorY);
  return sprites.map((sprite) => {
    const fit = (picture: Picture) =>
      padPicture(picture, anchorX - sprite.anchorX, anchorY - sprite.anchorY, width, height);
    return { color: fit(sprite.color), shadow: fit(sprite.shadow), anchorX, anchorY };
  });
}

/** The first frame's shadow without what only that frame covers: else a moving part leaves its silhouette behind. */
function commonShadow(frames: readonly Sprite[]): Picture | undefined {
  const [first, ...others] = frames;
  if (!first) return undefined;
  const shadow = { ...first.shadow, data: Uint8ClampedArray.from(first.shadow.data) };
  for (let at = 3; at < shadow.data.length; at += 4) {
    const covered = (first.color.data[at] ?? 0) > 0;
    if (covered && others.some((frame) => (frame.color.data[at] ?? 0) === 0)) shadow.data[at] = 0;
  }
  return shadow;
}

/** Sprites by frame name, with animated props steadied. */
function withCommonShadows(props: readonly Prop[], sprites: ReadonlyMap<string, Sprite>): ReadonlyMap<string, Sprite> {
  const steady = new Map(sprites);
  for (const prop of props.filter(({ animation }) => animation)) {
    const names = colorFrames(prop);
    const frames = alignFrames(names.map((name) => spriteOf(sprites, name)));
    const shadow = commonShadow(frames);
    for (const [i, frame] of frames.entries())
      steady.set(names[i] ?? prop.frame, { ...frame, shadow: shadow ?? frame.shadow });
  }
  return steady;
}

const TILESETS = 'tiled-maps/tilesets';

/** The job of one family: `assets/atlases/<family>.*` and `tiled-maps/tilesets/props-<family>.tsj` with its pictures. */
export function propFamilyJob(family: string, props: readonly Prop[]): ArtJob {
  const atlas = `assets/atlases/${family}`;
  const tileset = `${TILESETS}/props-${family}.tsj`;
  const still = (prop: Prop) => `${TILESETS}/props/${prop.frame}.png`;
  return {
    id: `props/${family}`,
    outputs: [...atlasOutputs(atlas), tileset, ...props.map(still)],
    pieces: props.flatMap(piecesOf),
    async render(rendered): Promise<ArtFiles> {
      const sprites = withCommonShadows(props, rendered);
      const entries = props.flatMap((prop) => entriesOf(prop, sprites));
      const files = new Map(await atlasFiles(atlas, entries, animationsOf(props)));
      const stills = props.map((prop) => ({ prop, sprite: spriteOf(sprites, colorFrames(prop)[0] ?? prop.frame) }));
      for (const { prop, sprite } of stills) files.set(still(prop), await toPng(composeStill(sprite)));
      files.set(tileset, propTileset(family, stills));
      return files;
    },
  };
}

// Draws a whole map as the world shows it: tiles, shadows, props and characters in their order.
import path from 'node:path';
import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { characterAtlas } from '../../shared/src/constants/characters.ts';
import type { Point, Prop, RealmMap } from '../../shared/src/maps/realmMap.ts';
import { FLIP_DIAGONAL, FLIP_X, FLIP_Y, hasBit, stripFlipFlags } from '../../shared/src/maps/tiled/gid.ts';
import { type AtlasFile, type AtlasFrame, readAtlas } from './atlasFiles.ts';
import { tintedPart } from './tinted.ts';

interface LoadedAtlas extends AtlasFile {
  image: Image;
}

interface Drawable {
  y: number;
  draw(pen: SKRSContext2D): void;
}

export async function drawMap(map: RealmMap, mapFile: string): Promise<Canvas> {
  const canvas = createCanvas(map.columns * map.tileSize, map.rows * map.tileSize);
  const ctx = canvas.getContext('2d');
  const terrains = await loadTerrains(map, mapFile);
  const families = [
    ...map.npcs.map(({ sprite }) => characterAtlas(sprite, map.name)),
    ...map.props.map(({ atlas }) => atlas),
  ];
  const atlases = await loadAtlases([...new Set(families)]);
  for (const layer of map.tileLayers.filter(({ above }) => !above)) drawTiles(ctx, map, layer, terrains);
  for (const prop of map.props.filter(({ flat }) => flat)) propDrawable(prop, atlases)?.draw(ctx);
  for (const prop of map.props) propDrawable(prop, atlases, '~shadow')?.draw(ctx);
  const upright = map.props.filter(({ flat, above }) => !flat && !above).map((prop) => propDrawable(prop, atlases));
  const people = map.npcs.map(({ sprite, x, y }) =>
    characterDrawable(sprite, x, y, atlases.get(characterAtlas(sprite, map.name))),
  );
  const standing = [...upright, ...people].filter((each) => each !== undefined).sort((a, b) => a.y - b.y);
  for (const thing of standing) thing.draw(ctx);
  for (const prop of map.props.filter(({ above }) => above)) propDrawable(prop, atlases)?.draw(ctx);
  for (const layer of map.tileLayers.filter(({ above }) => above)) drawTiles(ctx, map, layer, terrains);
  return canvas;
}

async function loadTerrains(map: RealmMap, mapFile: string): Promise<Map<string, Image>> {
  const entries = map.tilesets.map(async ({ name, image, source }) => {
    const file = path.resolve(path.dirname(mapFile), path.dirname(source ?? '.'), image);
    return [name, await loadImage(file)] as const;
  });
  return new Map(await Promise.all(entries));
}

async function loadAtlases(names: string[]): Promise<Map<string, LoadedAtlas>> {
  const loaded = new Map<string, LoadedAtlas>();
  for (const name of names) {
    const atlas = readAtlas(name);
    if (atlas) loaded.set(name, { ...atlas, image: await loadImage(atlas.picture) });
  }
  return loaded;
}

function drawTiles(
  ctx: SKRSContext2D,
  map: RealmMap,
  layer: RealmMap['tileLayers'][number],
  terrains: Map<string, Image>,
) {
  const size = map.tileSize;
  const pictures = new Map(
    [...terrains].map(([name, image]) => [name, layer.tint ? tinted(image, layer.tint) : image]),
  );
  ctx.save();
  ctx.globalAlpha = layer.opacity;
  ctx.translate(layer.offset?.x ?? 0, layer.offset?.y ?? 0);
  layer.tiles.forEach((gid, at) => {
    const plain = stripFlipFlags(gid);
    const set = map.tilesets.findLast(({ firstGid }) => firstGid <= plain);
    const image = set && pictures.get(set.name);
    if (gid === 0 || !set || !image) return;
    const tile = plain - set.firstGid;
    ctx.save();
    ctx.translate((at % map.columns) * size + size / 2, Math.floor(at / map.columns) * size + size / 2);
    // The diagonal flip comes first, so it stands last: canvas transforms apply from the last to the first.
    ctx.scale(hasBit(gid, FLIP_X) ? -1 : 1, hasBit(gid, FLIP_Y) ? -1 : 1);
    if (hasBit(gid, FLIP_DIAGONAL)) ctx.transform(0, 1, 1, 0, 0, 0);
    const from = { x: (tile % set.columns) * size, y: Math.floor(tile / set.columns) * size };
    ctx.drawImage(image, from.x, from.y, size, size, -size / 2, -size / 2, size, size);
    ctx.restore();
  });
  ctx.restore();
}

const tinted = (image: Image, tint: string) => tintedPart(image, { x: 0, y: 0, w: image.width, h: image.height }, tint);

function propDrawable(prop: Prop, atlases: Map<string, LoadedAtlas>, suffix = ''): Drawable | undefined {
  const atlas = atlases.get(prop.atlas);
  const frame = atlas?.frames[`${prop.frame}${suffix}`] ?? atlas?.frames[`${prop.frame}/0${suffix}`];
  if (!atlas || !frame) return undefined;
  const { w, h } = frame.sourceSize ?? frame.frame;
  const anchorY = frame.anchor?.y ?? h;
  const foot = prop.flipY ? h - anchorY : anchorY;
  return {
    y: prop.y - (1 - foot / h) * prop.height,
    draw(ctx) {
      ctx.save();
      ctx.translate(prop.x, prop.y);
      ctx.rotate((prop.rotation * Math.PI) / 180);
      if (prop.flipX) {
        ctx.translate(prop.width, 0);
        ctx.scale(-1, 1);
      }
      if (prop.flipY) {
        ctx.translate(0, -prop.height);
        ctx.scale(1, -1);
      }
      ctx.globalAlpha = prop.opacity ?? 1;
      ctx.scale(prop.width / w, prop.height / h);
      drawFrame(ctx, atlas.image, frame, { x: 0, y: -h }, prop.tint);
      ctx.restore();
    },
  };
}

function characterDrawable(sprite: string, x: number, y: number, atlas: LoadedAtlas | undefined): Drawable | undefined {
  const frame = atlas?.frames[`${sprite}/idle/0`] ?? atlas?.frames[`${sprite}/down/0`];
  if (!atlas || !frame) return undefined;
  const { w, h } = frame.sourceSize ?? frame.frame;
  const anchor = frame.anchor ?? { x: w / 2, y: h };
  const scale = 1 / (frame.density ?? 1);
  return {
    y,
    draw(ctx) {
      ctx.save();
      ctx.translate(x, y);
      ctx.scale(scale, scale);
      drawFrame(ctx, atlas.image, frame, { x: -anchor.x, y: -anchor.y });
      ctx.restore();
    },
  };
}

/** `corner` = where the untrimmed picture's top-left corner comes. */
function drawFrame(
  ctx: SKRSContext2D,
  image: Image,
  { frame, spriteSourceSize }: AtlasFrame,
  corner: Point,
  tint?: string,
): void {
  const left = corner.x + (spriteSourceSize?.x ?? 0);
  const top = corner.y + (spriteSourceSize?.y ?? 0);
  if (tint) ctx.drawImage(tintedPart(image, frame, tint), left, top);
  else ctx.drawImage(image, frame.x, frame.y, frame.w, frame.h, left, top, frame.w, frame.h);
}

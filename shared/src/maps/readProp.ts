// Converts a prop object into its picture and the walls of its footprint.
import type { ObjectProperties } from './objectClasses.ts';
import { findTile } from './readTilesets.ts';
import type { Point, Prop, Wall } from './realmMap.ts';
import { FLIP_X, FLIP_Y, hasBit } from './tiled/gid.ts';
import type { ObjectSource } from './tiled/objectsOf.ts';
import type { PlacedTileset, TiledObject } from './tiledSchema.ts';

/** Image-collection tilesets are named `props-<atlas>`. */
const PROP_TILESET_PREFIX = 'props-';

interface Context {
  tilesets: readonly PlacedTileset[];
  found: { props: Prop[]; walls: Wall[] };
}

export function readProp(
  { tilesets, found }: Context,
  { object, layer, opacity, tint }: ObjectSource,
  properties: ObjectProperties<'prop'>,
  report: (message: string) => void,
): void {
  const placed = object.gid === undefined ? undefined : findTile(tilesets, object.gid);
  if (!placed?.tile || !placed.tileset.name.startsWith(PROP_TILESET_PREFIX)) {
    report(`a prop must be a picture from a tileset called ${PROP_TILESET_PREFIX}<family>; place it with Insert Tile`);
    return;
  }
  const { tileset, tile } = placed;
  const full = { width: tile.imagewidth ?? object.width, height: tile.imageheight ?? object.height };
  const width = object.width || full.width;
  const height = object.height || full.height;
  const gid = object.gid ?? 0;
  const prop: Prop = {
    object: object.id,
    x: object.x,
    y: object.y,
    width,
    height,
    rotation: object.rotation,
    atlas: tileset.name.slice(PROP_TILESET_PREFIX.length),
    frame: properties.frame,
    flipX: hasBit(gid, FLIP_X),
    ...(hasBit(gid, FLIP_Y) && { flipY: true }),
    ...(opacity < 1 && { opacity }),
    ...(tint && { tint }),
    fade: properties.fade,
    flat: properties.flat,
    above: layer === 'overlay',
    glow: properties.glow,
    anim: properties.anim,
    sway: properties.sway,
    overlaps: properties.overlaps,
    board: properties.board,
    swap: properties.swap,
  };
  found.props.push(prop);
  for (const foot of tile.objectgroup?.objects ?? []) if (isSolid(foot)) found.walls.push(footprint(prop, foot, full));
}

/** Other shapes are refused with their tileset. */
const isSolid = ({ visible, width, height, ellipse, capsule }: TiledObject): boolean =>
  visible && width > 0 && height > 0 && !ellipse && !capsule;

/** Converts a footprint in picture pixels into a wall, scaled, flipped and rotated with the picture. */
function footprint(prop: Prop, foot: TiledObject, full: { width: number; height: number }): Wall {
  const scaleX = prop.width / full.width;
  const scaleY = prop.height / full.height;
  const corner = flippedCorner(prop, foot, full);
  const left = corner.x * scaleX;
  const top = corner.y * scaleY - prop.height;
  const angle = (prop.rotation * Math.PI) / 180;
  const isMirrored = prop.flipX !== (prop.flipY ?? false);
  return {
    object: prop.object,
    x: prop.x + left * Math.cos(angle) - top * Math.sin(angle),
    y: prop.y + left * Math.sin(angle) + top * Math.cos(angle),
    width: foot.width * scaleX,
    height: foot.height * scaleY,
    rotation: prop.rotation + (isMirrored ? -foot.rotation : foot.rotation),
    visible: false,
  };
}

/** The corner of a footprint that is its top-left one once the picture is flipped: a flip takes it to another side. */
function flippedCorner({ flipX, flipY }: Prop, foot: TiledObject, full: { width: number; height: number }): Point {
  const angle = (foot.rotation * Math.PI) / 180;
  const across = flipX ? foot.width : 0;
  const down = flipY ? foot.height : 0;
  const x = foot.x + across * Math.cos(angle) - down * Math.sin(angle);
  const y = foot.y + across * Math.sin(angle) + down * Math.cos(angle);
  return { x: flipX ? full.width - x : x, y: flipY ? full.height - y : y };
}

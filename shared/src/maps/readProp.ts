// Converts a prop object into its picture and the walls of its footprint.
import type { ObjectProperties } from './objectClasses.ts';
import { FLIP_X, findTile } from './readTilesets.ts';
import type { MapProblem, Prop, Wall } from './realmMap.ts';
import type { PlacedTileset, TiledObject } from './tiledSchema.ts';

/** Image-collection tilesets are named `props-<atlas>`. */
const PROP_TILESET_PREFIX = 'props-';

interface Context {
  map: string;
  tilesets: readonly PlacedTileset[];
  found: { props: Prop[]; walls: Wall[] };
  problems: MapProblem[];
}

export function readProp(
  context: Context,
  object: TiledObject,
  properties: ObjectProperties<'prop'>,
  layer: string,
): void {
  const placed = object.gid === undefined ? undefined : findTile(context.tilesets, object.gid);
  if (!placed?.tile || !placed.tileset.name.startsWith(PROP_TILESET_PREFIX)) {
    context.problems.push({
      map: context.map,
      object: object.id,
      at: object,
      message: `a prop must be a picture from a tileset called ${PROP_TILESET_PREFIX}<family>; place it with Insert Tile`,
      level: 'error',
    });
    return;
  }
  const { tileset, tile } = placed;
  const full = { width: tile.imagewidth ?? object.width, height: tile.imageheight ?? object.height };
  const width = object.width || full.width;
  const height = object.height || full.height;
  const flipX = ((object.gid ?? 0) & FLIP_X) !== 0;
  const prop: Prop = {
    object: object.id,
    x: object.x,
    y: object.y,
    width,
    height,
    rotation: object.rotation,
    atlas: tileset.name.slice(PROP_TILESET_PREFIX.length),
    frame: properties.frame,
    flipX,
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
  context.found.props.push(prop);
  for (const foot of tile.objectgroup?.objects ?? []) {
    if (foot.width > 0 && foot.height > 0) context.found.walls.push(footprint(prop, foot, full));
  }
}

/** Converts a footprint in picture pixels into a wall, scaled, flipped and rotated with the picture. */
function footprint(prop: Prop, foot: TiledObject, full: { width: number; height: number }): Wall {
  const scaleX = prop.width / full.width;
  const scaleY = prop.height / full.height;
  const left = (prop.flipX ? full.width - foot.x - foot.width : foot.x) * scaleX;
  const top = foot.y * scaleY - prop.height;
  const angle = (prop.rotation * Math.PI) / 180;
  return {
    object: prop.object,
    x: prop.x + left * Math.cos(angle) - top * Math.sin(angle),
    y: prop.y + left * Math.sin(angle) + top * Math.cos(angle),
    width: foot.width * scaleX,
    height: foot.height * scaleY,
    rotation: prop.rotation + (prop.flipX ? -foot.rotation : foot.rotation),
    visible: false,
  };
}

// Tells what the player walks on: a bridge, else the topmost terrain under the feet, by the name of its tileset.
import type { Realm } from '@lanternwise/shared/content/realm';
import type { Point, Prop, RealmMap, TileLayer } from '@lanternwise/shared/maps/realmMap';
import { stripFlipFlags } from '@lanternwise/shared/maps/tiled/gid';

export type Footsteps = Realm['footsteps'];

/** Tilesets by sound; water is not listed, so that its shore sounds like the land below it. */
const TILESETS: Readonly<Record<Footsteps, readonly string[]>> = {
  grass: ['grass', 'meadow', 'mown', 'brush', 'wheat', 'stubble', 'night-lawn', 'wave-lawn', 'dew', 'mint'],
  path: ['path', 'sand', 'gravel', 'soil', 'yard', 'waffle', 'snow'],
  stone: [
    ...['plaza', 'cobble', 'courtyard', 'flagstone', 'mosaic', 'rose-brick', 'night-slab', 'lit-walk', 'glass-walk'],
    ...['walkway', 'walk', 'studs', 'neon', 'tram-bed'],
  ],
  wood: ['show-floor', 'pages'],
};
const SOUND_BY_TILESET = new Map(
  Object.entries(TILESETS).flatMap(([sound, names]) => names.map((name) => [name, sound as Footsteps])),
);
/** Flat props that are walked on. */
const PLANKS = /bridge|pier|deck|xylophone/;
const STONES = /stepping-stones|crossing/;

type GroundMap = Pick<RealmMap, 'columns' | 'rows' | 'tileSize' | 'tilesets' | 'tileLayers' | 'props'>;

/** Returns a function from a spot to the footsteps there; undefined where the map has no known terrain. */
export function createGround(map: GroundMap): (at: Point) => Footsteps | undefined {
  const { columns, rows, tileSize, tilesets } = map;
  const sounds = new Array<Footsteps | undefined>(columns * rows);
  for (const layer of map.tileLayers.filter(({ above }) => !above)) {
    layer.tiles.forEach((gid, at) => {
      const cell = movedCell(map, layer, at);
      if (gid === 0 || cell === undefined) return;
      const set = tilesets.findLast(({ firstGid }) => firstGid <= stripFlipFlags(gid));
      sounds[cell] = (set && SOUND_BY_TILESET.get(set.name)) ?? sounds[cell];
    });
  }
  const cellOf = (x: number, y: number) => Math.floor(y / tileSize) * columns + Math.floor(x / tileSize);
  for (const prop of map.props) {
    const sound = propSound(prop);
    if (!sound) continue;
    // A prop stands on its bottom-left corner.
    for (let y = prop.y - prop.height + tileSize / 2; y < prop.y; y += tileSize)
      for (let x = prop.x + tileSize / 2; x < prop.x + prop.width; x += tileSize) sounds[cellOf(x, y)] = sound;
  }
  return ({ x, y }) => sounds[cellOf(x, y)];
}

/** The cell in which most of a tile lies; undefined outside the map. */
function movedCell({ columns, rows, tileSize }: GroundMap, { offset }: TileLayer, at: number): number | undefined {
  if (!offset) return at;
  const column = (at % columns) + Math.round(offset.x / tileSize);
  const row = Math.floor(at / columns) + Math.round(offset.y / tileSize);
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside ? row * columns + column : undefined;
}

function propSound({ flat, frame }: Prop): Footsteps | undefined {
  if (!flat) return undefined;
  if (PLANKS.test(frame)) return 'wood';
  return STONES.test(frame) ? 'stone' : undefined;
}

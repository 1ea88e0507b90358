// Checks that the atlases contain all frames that a map uses.
import { characterAtlas } from '../constants/characters.ts';
import { nearestName } from '../text/editDistance.ts';
import type { MapUse } from './mapNames.ts';
import { createMapProblem, type PlacedObject } from './mapTargets.ts';
import { MECHANIC_CLASSES } from './mechanics.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

/** Available frames by atlas; undefined if the atlas does not exist. */
export interface AtlasFrames {
  frames(atlas: string): ReadonlySet<string> | undefined;
  /** Where a picture touches the ground, in its pixels; undefined if it is not drawn. */
  anchor(atlas: string, frame: string): PictureAnchor | undefined;
}

export interface PictureAnchor {
  x: number;
  y: number;
  pictureWidth: number;
  pictureHeight: number;
  /** The part of the picture that is not empty. */
  drawn: { x: number; y: number; width: number; height: number };
}

interface RequiredFrame extends PlacedObject {
  atlas: string;
  isDrawn(frames: ReadonlySet<string>): boolean;
  missing: string;
}

function requiredFrames(map: RealmMap): RequiredFrame[] {
  const props = map.props.map(({ object, x, y, atlas, frame }) => ({
    ...{ object, x, y, atlas },
    isDrawn: (frames: ReadonlySet<string>) => frames.has(frame) || frames.has(`${frame}/0`),
    missing: `frame "${frame}" is missing in assets/atlases/${atlas}; run npm run art or choose another prop`,
  }));
  const npcs = map.npcs.map(({ object, x, y, sprite }) => ({
    ...{ object, x, y, atlas: characterAtlas(sprite, map.name) },
    isDrawn: (frames: ReadonlySet<string>) => [...frames].some((frame) => frame.startsWith(`${sprite}/`)),
    missing: `there is no character "${sprite}" in assets/atlases/${characterAtlas(sprite, map.name)}; set the property "sprite"`,
  }));
  const items = map.collectibles.map(({ object, x, y, sprite }) => ({
    ...{ object, x, y, atlas: 'items' },
    isDrawn: (frames: ReadonlySet<string>) => frames.has(sprite) || frames.has(`${sprite}/0`),
    missing: `there is no item "${sprite}" in assets/atlases/items; set the property "sprite"`,
  }));
  const mechanics = map.mechanics.flatMap(({ object, x, y, mechanic, properties }) => {
    if (!('atlas' in properties)) return [];
    const { atlas } = properties;
    const frame = 'frame' in properties ? properties.frame : (MECHANIC_CLASSES[mechanic].draws ?? '');
    const missing = `there is no picture "${frame}" in assets/atlases/${atlas}; set "atlas" and "frame" of this ${mechanic}`;
    return { object, x, y, atlas, isDrawn: (frames: ReadonlySet<string>) => frames.has(frame), missing };
  });
  return [...props, ...npcs, ...items, ...mechanics];
}

/** Pictures that lessons put in the place of a prop's own; one that is not drawn would be left out in silence. */
const checkExchanged = (map: RealmMap, pictures: AtlasFrames, uses: readonly MapUse[]): MapProblem[] =>
  uses.flatMap(({ kinds, name, frames = [], by }) =>
    map.props
      .filter(({ swap }) => kinds.includes('swap') && swap === name)
      .flatMap((prop) => {
        const drawn = [...(pictures.frames(prop.atlas) ?? [])];
        return frames
          .filter((frame) => !drawn.includes(frame))
          .map((frame) => {
            const near = nearestName(frame, drawn);
            const hint = near === undefined ? '' : `; did you mean "${near}"?`;
            const message = `there is no picture "${frame}" in assets/atlases/${prop.atlas}, which ${by.says} puts in the place of this prop${hint}`;
            return createMapProblem(map, prop, message);
          });
      }),
  );

/** `uses` are the names that the realm's content uses of its map. */
export function checkPictures(map: RealmMap, pictures: AtlasFrames, uses: readonly MapUse[] = []): MapProblem[] {
  const wanted = requiredFrames(map);
  const problems: MapProblem[] = [];
  for (const atlas of new Set(wanted.map((each) => each.atlas))) {
    const users = wanted.filter((each) => each.atlas === atlas);
    const frames = pictures.frames(atlas);
    const [first] = users;
    if (frames)
      for (const each of users) if (!each.isDrawn(frames)) problems.push(createMapProblem(map, each, each.missing));
    if (frames || !first) continue;
    const others = users.length > 1 ? ` and ${users.length - 1} more` : '';
    const message = `the picture file assets/atlases/${atlas} does not exist, which this object${others} need; run npm run art, or choose pictures of another family`;
    problems.push(createMapProblem(map, first, message));
  }
  return [...problems, ...checkShops(map, pictures), ...checkExchanged(map, pictures, uses)];
}

/** A shop's building is a prop whose frame is the shop's sprite. */
function checkShops(map: RealmMap, pictures: AtlasFrames): MapProblem[] {
  const families = [...new Set(map.props.map(({ atlas }) => atlas))];
  return map.shops.flatMap((shop) => {
    const { sprite } = shop;
    if (map.props.some(({ frame }) => frame === sprite)) return [];
    const isDrawn = families.some((atlas) => pictures.frames(atlas)?.has(sprite));
    const message = isDrawn
      ? `the building of the shop "${shop.id}" does not stand on this map; place the prop "${sprite}" here, or set the property "sprite" to the frame of the building that stands here`
      : `there is no building "${sprite}" in the prop families of this map; set the property "sprite" to the frame of a building, and place that prop here`;
    return [createMapProblem(map, shop, message)];
  });
}

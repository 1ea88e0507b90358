// Checks the map size, and that all objects lie inside the world.
import { MAP_COLUMNS, MAP_ROWS, WORLD_HEIGHT, WORLD_WIDTH } from '../constants/world.ts';
import { createMapProblem, mapTargets } from './mapTargets.ts';
import { type OrientedBox, toOrientedBox } from './obstacles.ts';
import type { MapProblem, Point, Prop, RealmMap } from './realmMap.ts';

export function checkSize(map: RealmMap): MapProblem[] {
  if (map.columns === MAP_COLUMNS && map.rows === MAP_ROWS) return [];
  const message = `the map is ${map.columns}×${map.rows} tiles; realms are ${MAP_COLUMNS}×${MAP_ROWS} (a world of ${WORLD_WIDTH}×${WORLD_HEIGHT} px). Fix it with Map > Resize Map`;
  return [{ map: map.name, message, level: 'error' }];
}

/** Bounds of a prop's whole picture; (x, y) is its bottom-left corner. */
function imageBounds({ x, y, width, height, rotation }: Prop): OrientedBox {
  const angle = (rotation * Math.PI) / 180;
  return toOrientedBox({ x: x + height * Math.sin(angle), y: y - height * Math.cos(angle), width, height, rotation });
}

export function checkBounds(map: RealmMap): MapProblem[] {
  const world = `the world, which reaches from (0, 0) to (${map.width}, ${map.height})`;
  const outside = ({ x, y }: Point) => x < 0 || y < 0 || x > map.width || y > map.height;
  const beyond = (box: OrientedBox) =>
    box.maxX <= 0 || box.maxY <= 0 || box.minX >= map.width || box.minY >= map.height;
  const middles = [
    { ...map.spawn, name: 'the spawn' },
    ...mapTargets(map).map((target) => ({ ...target, name: `the ${target.kind} "${target.id}"` })),
    ...map.lights.map((light) => ({ ...light, name: 'this light' })),
    ...map.animals.map((animal) => ({ ...animal, name: `this ${animal.kind}` })),
  ].filter(outside);
  const props = new Set(map.props.map(({ object }) => object));
  // Footprints are excluded, because their props are checked by their pictures.
  const walls = map.walls.filter((wall) => !props.has(wall.object) && beyond(toOrientedBox(wall)));
  // Props may extend over the edge, but must not lie completely outside.
  const unseen = map.props.filter((prop) => beyond(imageBounds(prop)));
  return [
    ...middles.map((thing) =>
      createMapProblem(map, thing, `${thing.name} lies outside ${world}; move it inside or delete it`),
    ),
    ...walls.map((wall) =>
      createMapProblem(map, wall, `this wall lies outside ${world}, and blocks nothing; delete it`),
    ),
    ...unseen.map((prop) =>
      createMapProblem(map, prop, `the prop "${prop.frame}" lies outside ${world}, where it is not visible; delete it`),
    ),
  ];
}

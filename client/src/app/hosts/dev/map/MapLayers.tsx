// Draws one SVG group per class of map object over the map's image.
import { EXIT_TRIGGER_DISTANCE } from '@lanternwise/shared/constants/movement';
import { CLEARANCE_CELL, type ClearanceGrid, reachableFrom } from '@lanternwise/shared/maps/clearance';
import type { MapRect, Point, RealmMap, Wall } from '@lanternwise/shared/maps/realmMap';
import { type ReactNode, useMemo } from 'react';
import { interactionDistance } from '../../../../game/core/interactables.ts';
import { cx } from '../../../../ui/cx.ts';
import styles from './MapLayers.module.css';

export const LAYERS = [
  'unreachable',
  'collision',
  'prop',
  'npc',
  'collectible',
  'shop',
  'exit',
  'zone',
  'mechanic',
  'light',
  'spawn',
] as const;
export type LayerName = (typeof LAYERS)[number];

interface MapLayersProps {
  map: RealmMap;
  grid: ClearanceGrid;
  shown: readonly LayerName[];
}

export function MapLayers({ map, grid, shown }: MapLayersProps) {
  const unreachable = useMemo(() => unreachablePath(map, grid), [map, grid]);
  const drawn: Record<LayerName, () => ReactNode> = {
    unreachable: () => <path d={unreachable} />,
    collision: () => map.walls.map((wall) => <Rect key={keyOf(wall)} rect={wall} />),
    prop: () =>
      map.props.map((prop) => (
        <Rect key={prop.object} rect={prop} title={`${prop.atlas}/${prop.frame}, object ${prop.object}`} />
      )),
    npc: () =>
      map.npcs.map((npc) => (
        <g key={npc.id}>
          <Circle at={npc} radius={npc.static ? 0 : npc.radius} className={styles.isRange} />
          <Circle at={npc} radius={interactionDistance(npc.size)} className={styles.isReach} />
          <Circle at={npc} radius={npc.size / 2} />
          <Name at={npc} text={`${npc.id} (${npc.sprite})`} />
        </g>
      )),
    collectible: () => map.collectibles.map((item) => <Spot key={item.id} {...item} radius={item.size / 2} />),
    shop: () =>
      map.shops.map((shop) => (
        <g key={shop.id}>
          <Circle at={shop} radius={interactionDistance(shop.size)} className={styles.isReach} />
          <Spot {...shop} radius={shop.size / 2} />
        </g>
      )),
    exit: () => map.exits.map((exit) => <Spot key={exit.id} {...exit} radius={EXIT_TRIGGER_DISTANCE} />),
    zone: () =>
      map.zones.map((zone) => (
        <g key={zone.id}>
          <Rect rect={zone} />
          <Name at={zone} text={zone.id} />
        </g>
      )),
    mechanic: () =>
      map.mechanics.map((spot) => (
        <g key={spot.id}>
          <Rect rect={spot} />
          <Name at={spot} text={`${spot.id} (${spot.mechanic})`} />
        </g>
      )),
    light: () => map.lights.map((light) => <Circle key={light.object} at={light} radius={light.radius} />),
    spawn: () => <Spot {...map.spawn} id="spawn" radius={16} />,
  };
  return shown.map((name) => (
    <g key={name} className={cx(styles.layer, styles[name])}>
      {drawn[name]()}
    </g>
  ));
}

/** Several walls may belong to the same prop. */
const keyOf = ({ object, x, y, width, height }: Wall) => [object, x, y, width, height].join(' ');

/** One SVG path of all cells that are free but unreachable from the spawn. */
function unreachablePath(map: RealmMap, grid: ClearanceGrid): string {
  const reached = reachableFrom(grid, map.spawn);
  const squares: string[] = [];
  for (let cell = 0; cell < reached.length; cell += 1) {
    if (reached[cell] || !grid.free[cell]) continue;
    const x = (cell % grid.columns) * CLEARANCE_CELL;
    const y = Math.floor(cell / grid.columns) * CLEARANCE_CELL;
    squares.push(`M${x} ${y}h${CLEARANCE_CELL}v${CLEARANCE_CELL}h-${CLEARANCE_CELL}z`);
  }
  return squares.join('');
}

function Rect({ rect, title }: { rect: MapRect; title?: string }) {
  const { x, y, width, height, rotation } = rect;
  // Tiled positions tile objects by their bottom-left corner, rectangles by their top-left one.
  const top = 'frame' in rect ? y - height : y;
  return (
    <rect
      x={x}
      y={top}
      width={width}
      height={height}
      transform={rotation ? `rotate(${rotation} ${x} ${y})` : undefined}
    >
      {title ? <title>{title}</title> : null}
    </rect>
  );
}

const Circle = ({ at, radius, className }: { at: Point; radius: number; className?: string | undefined }) => (
  <circle cx={at.x} cy={at.y} r={radius} className={className} />
);

const Name = ({ at, text }: { at: Point; text: string }) => (
  <text x={at.x} y={at.y - 6}>
    {text}
  </text>
);

function Spot({ x, y, id, radius }: Point & { id: string; radius: number }) {
  return (
    <>
      <Circle at={{ x, y }} radius={radius} />
      <Name at={{ x, y }} text={`${id} (${Math.round(x)}, ${Math.round(y)})`} />
    </>
  );
}

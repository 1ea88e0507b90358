// Designers' page /dev/map/<realm>: shows collisions, objects, radii, reachability and routes over the map's image.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { DEFAULT_MAP, isMapId, MAP_IDS } from '@lanternwise/shared/constants/realms';
import { type ClearanceGrid, clearanceGrid } from '@lanternwise/shared/maps/clearance';
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { findRoute } from '../../../../game/core/pathfinding.ts';
import { watchMap } from '../../../../game/engine/mapHotReload.ts';
import { loadRealmMap } from '../../../../game/engine/realmFiles.ts';
import { cx } from '../../../../ui/cx.ts';
import styles from './MapDevPage.module.css';
import { LAYERS, type LayerName, MapLayers } from './MapLayers.tsx';
import { useCamera } from './useCamera.ts';

/** Outlines of props are many, so they start hidden. */
const INITIAL_LAYERS = LAYERS.filter((name) => name !== 'prop');

/** The realm's map, reloaded when it is saved in Tiled, and the problem of the last load. */
function useLiveMap(realm: string): { map: RealmMap | undefined; problem: string } {
  const [map, setMap] = useState<RealmMap>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    setMap(undefined);
    setProblem('');
    if (!isMapId(realm)) return;
    loadRealmMap(realm).then(
      (file) => setMap(file.map),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
    return watchMap(realm, (file, error) => {
      if (file) setMap(file.map);
      setProblem(error ?? '');
    });
  }, [realm]);
  return { map, problem };
}

function createClearanceGrid(map: RealmMap): ClearanceGrid {
  const standing = map.npcs.filter((npc) => npc.static || npc.radius <= 0);
  const bodies = standing.map(({ x, y, size }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }));
  const walls = [...map.walls, ...bodies.map((body) => ({ ...body, rotation: 0 }))];
  return clearanceGrid(map, walls.map(toOrientedBox), PLAYER_SIZE / 2);
}

export function MapDevPage() {
  const { realm = DEFAULT_MAP } = useParams();
  const { map, problem } = useLiveMap(realm);
  return (
    <main className={styles.page}>
      <MapList realm={realm} />
      {problem ? (
        <pre role="alert" className={styles.problem}>
          {problem}
        </pre>
      ) : null}
      {map ? <MapView key={realm} realm={realm} map={map} /> : null}
    </main>
  );
}

function MapList({ realm }: { realm: string }) {
  return (
    <nav className={styles.bar} aria-label="Maps">
      <h1>{realm}</h1>
      {MAP_IDS.map((id) => (
        <Link key={id} to={`/dev/map/${id}`} aria-current={id === realm ? 'page' : undefined}>
          {id}
        </Link>
      ))}
      <a href={`/dev/game?realm=${realm}&arrow`}>Walk in it, arrow open</a>
    </nav>
  );
}

function MapView({ realm, map }: { realm: string; map: RealmMap }) {
  const [shown, setShown] = useState<readonly LayerName[]>(INITIAL_LAYERS);
  const [goal, setGoal] = useState<Point>();
  const grid = useMemo(() => createClearanceGrid(map), [map]);
  const route = useMemo(() => (goal ? findRoute(grid, map.spawn, goal, 0) : undefined), [grid, map, goal]);
  const camera = useCamera(map, setGoal);
  const toggle = (name: LayerName) =>
    setShown(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  return (
    <>
      <div className={styles.bar}>
        {LAYERS.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={shown.includes(name)} onChange={() => toggle(name)} /> {name}
          </label>
        ))}
        <output>
          {camera.pointer ? `${camera.pointer.x}, ${camera.pointer.y}` : 'Drag, turn the wheel, click for a route'}
          {route ? ` · ${route.reachesGoal ? `${route.points.length} turns from the start` : 'not reachable'}` : ''}
        </output>
      </div>
      <svg className={styles.view} viewBox={camera.viewBox} {...camera.handlers} role="img" aria-label={realm}>
        <image href={`/Game_Assets/${realm}_map.png`} width={map.width} height={map.height} />
        <MapLayers map={map} grid={grid} shown={shown} />
        {route ? (
          <polyline
            className={cx(styles.route, !route.reachesGoal && styles.isIncomplete)}
            points={[map.spawn, ...route.points].map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ) : null}
      </svg>
    </>
  );
}

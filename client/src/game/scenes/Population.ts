// Everything that stands on a map: made from its data, stepped together, thrown away when the map is saved anew.
import { type Box, boxOf } from '@lanternwise/shared/maps/obstacles';
import type { Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { Place } from '../../bridge/events.ts';
import { DEPTH } from '../core/depth.ts';
import type { Body } from '../core/mover.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects, Geom } from '../engine/phaser.ts';
import { TileLayers } from '../engine/tileLayers.ts';
import { Collectible } from '../entities/Collectible.ts';
import { ExitArrow } from '../entities/ExitArrow.ts';
import { Lights } from '../entities/Lights.ts';
import { Npc } from '../entities/Npc.ts';
import { PropField } from '../entities/PropField.ts';
import { Shop } from '../entities/Shop.ts';
import { WeatherField } from '../entities/WeatherField.ts';
import { MAP_PICTURE } from './PreloadScene.ts';

const WALL_FILL = 0x8d7f9d;
const WALL_RIM = 0x2a2140;

export class Population {
  readonly npcs: Npc[];
  readonly collectibles: Collectible[];
  readonly shops: Shop[];
  readonly exits: ExitArrow[];
  readonly zones: readonly { id: string; box: Box }[];
  /** Some character walked in the last step. */
  anyoneWalks = false;
  private readonly props: PropField;
  private readonly lights: Lights;
  private readonly weather: WeatherField;
  private readonly tiles: TileLayers;
  private readonly drawn: GameObjects.GameObject[];
  /** Bodies that block: the characters, and the player as the last. */
  readonly bodies: Body[];

  /** What was painted for `before` and looks the same is taken over; the rest of it goes with its destroy. */
  constructor(
    scene: SceneWithMover,
    readonly map: RealmMap,
    player: Body,
    before?: Population,
  ) {
    this.tiles = new TileLayers(scene, map, before?.tiles);
    this.props = new PropField(scene, map);
    this.npcs = map.npcs.map((spot) => new Npc(scene, spot));
    this.collectibles = map.collectibles.map((spot) => new Collectible(scene, spot));
    const building = (shop: string) => map.props.find(({ frame }) => frame === shop);
    this.shops = map.shops.map((spot) => new Shop(scene, spot, building(spot.id)));
    this.exits = map.exits.map((spot) => new ExitArrow(scene, spot));
    this.zones = map.zones.map((zone) => ({ id: zone.id, box: boxOf(zone) }));
    this.lights = new Lights(scene, map);
    this.weather = new WeatherField(scene, map.weather);
    this.drawn = [drawWalls(scene, map)];
    if (scene.textures.exists(MAP_PICTURE)) {
      this.drawn.push(
        scene.add.image(0, 0, MAP_PICTURE).setOrigin(0).setDisplaySize(map.width, map.height).setDepth(-1),
      );
    }
    this.bodies = [...this.npcs.map(({ who }) => who.body), player];
  }

  /** Pictures that stand-ins are shown for. */
  get missing(): string[] {
    const things = [...this.npcs, ...this.collectibles].filter(({ missing }) => missing).map(({ id }) => id);
    return [...this.props.missing, ...things];
  }

  /** Moves the characters; all `still` things keep their pose (reduced motion). */
  step(time: number, seconds: number, player: Point, view: Geom.Rectangle, still: boolean): void {
    this.anyoneWalks = false;
    for (const npc of this.npcs) {
      npc.step(seconds, player, this.bodies);
      this.anyoneWalks ||= npc.who.walking;
    }
    this.props.update(time, seconds, player, view, still);
    for (const item of this.collectibles) item.update(time, seconds, still);
    for (const exit of this.exits) exit.update(time, still);
    for (const shop of this.shops) shop.update(time, still);
    this.lights.update(time, still);
    this.weather.update(time, seconds, view, still);
    this.tiles.update(time, view, still);
  }

  /** All that can be walked to. */
  places(): Place[] {
    const of =
      (kind: Place['kind'], frame?: string) =>
      ({ id, x, y }: Point & { id: string }) => ({
        id,
        kind,
        x,
        y,
        ...(frame === undefined ? {} : { frame }),
      });
    return [
      ...this.npcs.map((npc) => of('npc', npc.frame)(npc)),
      ...this.collectibles.map((item) => of('collectible', item.frame)(item)),
      ...this.shops.map(of('shop')),
      ...this.exits.map(of('exit')),
      ...this.map.zones.map((zone) => of('zone')({ id: zone.id, ...middle(zone) })),
    ];
  }

  destroy(): void {
    this.tiles.destroy();
    const standing = [...this.npcs, ...this.collectibles, ...this.shops, ...this.exits];
    for (const part of [this.props, this.lights, this.weather, ...standing]) part.destroy();
    for (const part of this.drawn) part.destroy();
  }
}

export const middle = (zone: { x: number; y: number; width: number; height: number }): Point => ({
  x: zone.x + zone.width / 2,
  y: zone.y + zone.height / 2,
});

/** Collision rectangles that are ticked `visible` look like low walls. */
function drawWalls(scene: SceneWithMover, map: RealmMap): GameObjects.Graphics {
  const pen = scene.add.graphics().setDepth(DEPTH.flat);
  for (const wall of map.walls.filter(({ visible }) => visible)) {
    pen.save();
    pen.translateCanvas(wall.x, wall.y);
    pen.rotateCanvas((wall.rotation * Math.PI) / 180);
    pen.fillStyle(WALL_FILL).fillRoundedRect(0, 0, wall.width, wall.height, 4);
    pen.lineStyle(2, WALL_RIM).strokeRoundedRect(0, 0, wall.width, wall.height, 4);
    pen.restore();
  }
  return pen;
}

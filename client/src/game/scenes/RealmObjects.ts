// Creates, updates and destroys all objects of a map; replaced as a whole when the map is reloaded.
import { type OrientedBox, toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { MechanicSpot, Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { Place } from '../../bridge/events.ts';
import { DEPTH } from '../core/depth.ts';
import type { Interactable } from '../core/interactables.ts';
import type { Body } from '../core/Mover.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects, Geom } from '../engine/phaser.ts';
import { TileLayers } from '../engine/TileLayers.ts';
import { Animals } from '../entities/Animals.ts';
import { Collectible } from '../entities/Collectible.ts';
import { DisplayBoard } from '../entities/DisplayBoard.ts';
import { ExitArrow } from '../entities/ExitArrow.ts';
import { GreatLantern } from '../entities/GreatLantern.ts';
import { Lights } from '../entities/Lights.ts';
import { Npc } from '../entities/Npc.ts';
import { PropLayer } from '../entities/PropLayer.ts';
import { ReviewPost } from '../entities/ReviewPost.ts';
import { Shop } from '../entities/Shop.ts';
import { WeatherParticles } from '../entities/WeatherParticles.ts';
import { MAP_IMAGE_KEY } from './PreloadScene.ts';

const WALL_FILL = 0x8d7f9d;
const WALL_OUTLINE = 0x2a2140;

/** Something to pull that a mechanic draws. */
export interface Lever extends Interactable {
  readonly kind: 'lever';
  /** Of its picture. */
  readonly height: number;
}

const toLever = ({ id, properties }: MechanicSpot<'dice-lever'>): Lever => ({
  ...{ id, kind: 'lever', x: properties.leverX, y: properties.leverY, size: 32, height: 72 },
});

export class RealmObjects {
  readonly npcs: Npc[];
  readonly collectibles: Collectible[];
  readonly shops: Shop[];
  readonly boards: DisplayBoard[];
  readonly exits: ExitArrow[];
  readonly lanterns: GreatLantern[];
  readonly posts: ReviewPost[];
  readonly levers: readonly Lever[];
  readonly zones: readonly { id: string; box: OrientedBox }[];
  /** Whether any character walked in the last update. */
  isAnyNpcWalking = false;
  readonly props: PropLayer;
  readonly lights: Lights;
  readonly weather: WeatherParticles;
  readonly animals: Animals;
  private readonly tiles: TileLayers;
  private readonly extraGraphics: GameObjects.GameObject[];
  /** Blocking bodies: the characters, followed by the player. */
  readonly bodies: Body[];

  /** Unchanged painted tiles are taken over from `before`; the caller destroys the rest. */
  constructor(
    scene: SceneWithMover,
    readonly map: RealmMap,
    player: Body,
    before?: RealmObjects,
  ) {
    this.tiles = new TileLayers(scene, map, before?.tiles);
    this.props = new PropLayer(scene, map);
    this.npcs = map.npcs.map((spot) => new Npc(scene, spot));
    this.collectibles = map.collectibles.map((spot) => new Collectible(scene, spot));
    const building = (shop: string) => map.props.find(({ frame }) => frame === shop);
    this.shops = map.shops.map((spot) => new Shop(scene, spot, building(spot.id), map.npcs));
    this.boards = map.props.flatMap((prop) => DisplayBoard.of(scene, prop) ?? []);
    this.exits = map.exits.map((spot) => new ExitArrow(scene, spot));
    this.lanterns = map.lanterns.map((spot) => new GreatLantern(scene, spot));
    this.posts = map.posts.map((spot) => new ReviewPost(scene, spot));
    this.levers = map.mechanics.flatMap((spot) => (spot.mechanic === 'dice-lever' ? [toLever(spot)] : []));
    this.zones = map.zones.map((zone) => ({ id: zone.id, box: toOrientedBox(zone) }));
    this.lights = new Lights(scene, map);
    this.weather = new WeatherParticles(scene, map.weather);
    this.animals = new Animals(scene, map);
    this.extraGraphics = [drawWalls(scene, map)];
    if (scene.textures.exists(MAP_IMAGE_KEY)) {
      this.extraGraphics.push(
        scene.add.image(0, 0, MAP_IMAGE_KEY).setOrigin(0).setDisplaySize(map.width, map.height).setDepth(-1),
      );
    }
    this.bodies = [...this.npcs.map(({ wanderer }) => wanderer.body), player];
  }

  /** Names of objects and frames shown as placeholders. */
  get missingFrames(): string[] {
    const ids = [...this.npcs, ...this.collectibles, ...this.lanterns, ...this.posts]
      .filter(({ isFrameMissing }) => isFrameMissing)
      .map(({ id }) => id);
    return [...this.props.missingFrames, ...ids];
  }

  /** All other items are there. */
  setHiddenItems(ids: readonly string[]): void {
    for (const item of this.collectibles) item.setHidden(ids.includes(item.id));
  }

  /** Moves the characters and animates the other objects, which stand still with reduced motion. */
  update(time: number, seconds: number, player: Point, view: Geom.Rectangle, reducedMotion: boolean): void {
    this.isAnyNpcWalking = false;
    for (const npc of this.npcs) {
      npc.update(seconds, player, this.bodies, reducedMotion);
      this.isAnyNpcWalking ||= npc.wanderer.walking;
    }
    this.props.update(time, seconds, player, view, reducedMotion);
    for (const item of this.collectibles) item.update(time, seconds, reducedMotion);
    for (const exit of this.exits) exit.update(time, reducedMotion);
    for (const shop of this.shops) shop.update(time, reducedMotion);
    for (const lantern of this.lanterns) lantern.update(time, seconds, player, reducedMotion);
    for (const post of this.posts) post.update(time, reducedMotion);
    this.lights.update(time, reducedMotion);
    this.weather.update(time, seconds, view, reducedMotion);
    this.animals.update(seconds, player, view, reducedMotion);
    this.tiles.update(time, view, reducedMotion);
  }

  /** The object with this id; its position is that of the moment, its size 0 for a zone. */
  findTarget(id: string): Readonly<Point> | undefined {
    const found = [
      ...this.npcs,
      ...this.collectibles,
      ...this.shops,
      ...this.lanterns,
      ...this.posts,
      ...this.levers,
      ...this.exits,
    ].find((each) => each.id === id);
    const zone = this.map.zones.find((each) => each.id === id);
    return found ?? (zone && rectCentre(zone));
  }

  /** All possible walk targets. */
  places(): Place[] {
    const toPlace =
      (kind: Place['kind'], frame?: string) =>
      ({ id, x, y }: Point & { id: string }) => ({
        id,
        kind,
        x,
        y,
        ...(frame === undefined ? {} : { frame }),
      });
    return [
      ...this.npcs.map((npc) => toPlace('npc', npc.frame)(npc)),
      ...this.collectibles.map((item) => toPlace('collectible', item.frame)(item)),
      ...this.shops.map(toPlace('shop')),
      ...this.exits.map(toPlace('exit')),
      ...this.lanterns.map((lantern) => toPlace('lantern', lantern.frame)(lantern)),
      ...this.levers.map(toPlace('lever')),
      ...this.posts.map(toPlace('post')),
      ...this.map.zones.map((zone) => toPlace('zone')({ id: zone.id, ...rectCentre(zone) })),
    ];
  }

  destroy(): void {
    this.tiles.destroy();
    const things = [...this.collectibles, ...this.shops, ...this.exits, ...this.lanterns, ...this.posts];
    const entities = [...this.npcs, ...things];
    for (const part of [this.props, this.lights, this.weather, this.animals, ...entities]) part.destroy();
    for (const part of [...this.extraGraphics, ...this.boards]) part.destroy();
  }
}

export const rectCentre = (zone: { x: number; y: number; width: number; height: number }): Point => ({
  x: zone.x + zone.width / 2,
  y: zone.y + zone.height / 2,
});

/** Draws collision rectangles marked `visible` as low walls. */
function drawWalls(scene: SceneWithMover, map: RealmMap): GameObjects.Graphics {
  const graphics = scene.add.graphics().setDepth(DEPTH.flat);
  for (const wall of map.walls.filter(({ visible }) => visible)) {
    graphics.save();
    graphics.translateCanvas(wall.x, wall.y);
    graphics.rotateCanvas((wall.rotation * Math.PI) / 180);
    graphics.fillStyle(WALL_FILL).fillRoundedRect(0, 0, wall.width, wall.height, 4);
    graphics.lineStyle(2, WALL_OUTLINE).strokeRoundedRect(0, 0, wall.width, wall.height, 4);
    graphics.restore();
  }
  return graphics;
}

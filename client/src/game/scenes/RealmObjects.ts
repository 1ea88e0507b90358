// Creates and updates all objects of a map.
import { type OrientedBox, toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { Place } from '../../bridge/events.ts';
import { DEPTH } from '../core/depth.ts';
import type { Body } from '../core/Mover.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { Geom } from '../engine/phaser.ts';
import { TileLayers } from '../engine/TileLayers.ts';
import { Animals } from '../entities/Animals.ts';
import { Collectible } from '../entities/Collectible.ts';
import { DisplayBoard } from '../entities/DisplayBoard.ts';
import { ExitArrow } from '../entities/ExitArrow.ts';
import type { Entity, Moment } from '../entities/entity.ts';
import { GreatLantern } from '../entities/GreatLantern.ts';
import { Lights } from '../entities/Lights.ts';
import { Npc } from '../entities/Npc.ts';
import { PropLayer } from '../entities/PropLayer.ts';
import { ReviewPost } from '../entities/ReviewPost.ts';
import { Shop } from '../entities/Shop.ts';
import { WeatherParticles } from '../entities/WeatherParticles.ts';
import { type Mechanics, mechanicPlace } from '../mechanics/mechanicParts.ts';
import { MAP_IMAGE_KEY } from './PreloadScene.ts';

const WALL_FILL = 0x8d7f9d;
const WALL_OUTLINE = 0x2a2140;
const ZONE_SIZE = 32;

export class RealmObjects {
  readonly npcs: readonly Npc[];
  readonly collectibles: readonly Collectible[];
  readonly shops: readonly Shop[];
  readonly boards: readonly DisplayBoard[];
  readonly exits: readonly ExitArrow[];
  readonly lanterns: readonly GreatLantern[];
  readonly posts: readonly ReviewPost[];
  readonly zones: readonly (Entity & { box: OrientedBox })[];
  /** All of these that one can walk to, and the places of mechanics. */
  entities: readonly Entity[];
  /** What mechanics have to be used now; a new list whenever one of them changes. */
  places: readonly Entity[] = [];
  private readonly fixedEntities: readonly Entity[];
  readonly props: PropLayer;
  readonly lights: Lights;
  readonly weather: WeatherParticles;
  readonly animals: Animals;
  private readonly tiles: TileLayers;
  /** Blocking bodies: the characters, followed by the player. */
  readonly bodies: readonly Body[];

  constructor(
    scene: SceneWithMover,
    readonly map: RealmMap,
    player: Body,
    mechanics: Mechanics,
  ) {
    this.tiles = new TileLayers(scene, map);
    this.props = new PropLayer(scene, map);
    this.npcs = map.npcs.map((spot) => new Npc(scene, spot, map.name));
    this.collectibles = map.collectibles.map((spot) => new Collectible(scene, spot));
    const building = (shop: string) => map.props.find(({ frame }) => frame === shop);
    this.shops = map.shops.map((spot) => new Shop(scene, spot, building(spot.sprite), map.npcs));
    this.boards = map.props.flatMap((prop) => DisplayBoard.of(scene, prop) ?? []);
    this.exits = map.exits.map((spot) => new ExitArrow(scene, spot));
    this.lanterns = map.lanterns.map((spot) => new GreatLantern(scene, spot));
    this.posts = map.posts.map((spot) => new ReviewPost(scene, spot));
    this.zones = map.zones.map((zone) => {
      const box = toOrientedBox(zone);
      return { id: zone.id, kind: 'zone', size: ZONE_SIZE, isUsable: false, box, x: box.cx, y: box.cy };
    });
    this.fixedEntities = [
      ...[...this.npcs, ...this.collectibles, ...this.shops, ...this.exits, ...this.lanterns],
      ...map.mechanics.flatMap((spot) => mechanicPlace(mechanics, spot) ?? []),
      ...[...this.posts, ...this.zones],
    ];
    this.entities = this.fixedEntities;
    this.lights = new Lights(scene, map);
    this.weather = new WeatherParticles(scene, map.weather);
    this.animals = new Animals(scene, map);
    drawWalls(scene, map);
    if (scene.textures.exists(MAP_IMAGE_KEY))
      scene.add.image(0, 0, MAP_IMAGE_KEY).setOrigin(0).setDisplaySize(map.width, map.height).setDepth(-1);
    this.bodies = [...this.npcs.map(({ wanderer }) => wanderer.body), player];
  }

  /** Names of objects and frames shown as placeholders. */
  get missingFrames(): string[] {
    const missing = this.entities.filter(({ isFrameMissing }) => isFrameMissing);
    return [...this.props.missingFrames, ...missing.map(({ id }) => id)];
  }

  get isAnyNpcWalking(): boolean {
    return this.npcs.some(({ wanderer }) => wanderer.walking);
  }

  /** Moves the characters and animates the other objects, which stand still with reduced motion. */
  update(moment: Moment, view: Geom.Rectangle): void {
    const { time, seconds, player, reducedMotion } = moment;
    for (const entity of this.entities) entity.update?.(moment);
    this.props.update(time, seconds, player, view, reducedMotion);
    this.lights.update(time, reducedMotion);
    this.weather.update(time, seconds, view, reducedMotion);
    this.animals.update(seconds, player, view, reducedMotion);
    this.tiles.update(time, view, reducedMotion);
  }

  /** What mechanics have to be used now. */
  setPlaces(places: readonly Entity[]): void {
    this.places = places;
    this.entities = [...this.fixedEntities, ...places];
  }

  /** Its position is that of the moment. */
  find(id: string): Entity | undefined {
    return this.entities.find((each) => each.id === id);
  }

  findNpc(id: string): Npc | undefined {
    return this.npcs.find((npc) => npc.id === id);
  }
}

/** What the interface is told of it. */
export const toPlace = ({ id, kind, x, y, frame, mechanic, name, use }: Entity): Place => ({
  ...{ id, kind, x, y, frame, mechanic },
  ...(name !== undefined && { name, use }),
});

/** Draws collision rectangles marked `visible` as low walls. */
function drawWalls(scene: SceneWithMover, map: RealmMap): void {
  const graphics = scene.add.graphics().setDepth(DEPTH.flat);
  for (const wall of map.walls.filter(({ visible }) => visible)) {
    graphics.save();
    graphics.translateCanvas(wall.x, wall.y);
    graphics.rotateCanvas((wall.rotation * Math.PI) / 180);
    graphics.fillStyle(WALL_FILL).fillRoundedRect(0, 0, wall.width, wall.height, 4);
    graphics.lineStyle(2, WALL_OUTLINE).strokeRoundedRect(0, 0, wall.width, wall.height, 4);
    graphics.restore();
  }
}

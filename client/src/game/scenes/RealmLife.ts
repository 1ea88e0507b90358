// What the interface says about people and goal: sprites, marks over heads, who comes to what happened, and the arrow to the current goal.
import { PLAYER_SIZE } from '@lanternwise/shared/constants/movement';
import { computeReachability } from '@lanternwise/shared/maps/checkReachability';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { CharacterMark } from '../../bridge/events.ts';
import { Errands } from '../core/Errands.ts';
import { stationsOf } from '../core/stations.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { Cameras } from '../engine/phaser.ts';
import type { RouteFinder } from '../engine/RouteFinder.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Entity, Moment } from '../entities/entity.ts';
import { GoalArrow } from '../entities/GoalArrow.ts';
import { GuidingLights } from '../entities/GuidingLights.ts';
import type { Player } from '../entities/Player.ts';
import { Gatherings } from './Gatherings.ts';
import { Passersby } from './Passersby.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

/** Finding out what can be reached takes longer than a frame: people begin to walk once the world has been shown. */
const ERRANDS_DELAY_MS = 1500;

export class RealmLife {
  private marks: Readonly<Record<string, CharacterMark>> = {};
  /** Where the goal is now; characters move. */
  private target: Entity | undefined;
  private readonly arrow: GoalArrow;
  private readonly gatherings: Gatherings;
  private readonly passersby: Passersby;
  private readonly lights: GuidingLights;
  private readonly hasNews = (id: string): boolean => this.marks[id] !== undefined;
  private readonly errands: ReturnType<typeof setTimeout>;

  constructor(
    scene: SceneWithMover,
    world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly routes: RouteFinder,
    effects: Effects,
    avatar: Player,
  ) {
    this.arrow = new GoalArrow(scene);
    this.gatherings = new Gatherings(
      scene,
      effects,
      objects.npcs,
      objects.bodies,
      // Characters with something to tell the player stay in place.
      ({ id }) => this.hasNews(id),
      ({ id }, line) => world.port.emit('people/spoke', { id, line }),
    );
    this.passersby = new Passersby(scene, objects, avatar, effects);
    this.lights = new GuidingLights(scene, objects.entities);
    this.errands = setTimeout(() => this.giveErrands(), ERRANDS_DELAY_MS);
    const { port } = world;
    port.on('characters/dressed', ({ sprites }) => {
      for (const npc of objects.npcs) npc.setSpriteName(sprites[npc.id] ?? npc.spot.sprite);
    });
    port.on('characters/marked', ({ marks }) => {
      this.marks = marks;
      this.markGoal();
    });
    port.on('goal/marked', ({ target }) => {
      this.target = target === null ? undefined : objects.find(target);
      this.markGoal();
    });
    port.on('boards/changed', () => this.gatherings.readSigns(objects.boards));
    port.on('people/called', ({ at, lines, mood }) =>
      this.gatherings.call(objects.find(at) ?? avatar.body, lines, mood),
    );
  }

  /** Something changed there, before the eyes of who is near. */
  notice(place: Readonly<Point>): void {
    this.gatherings.notice(place);
  }

  /** One goal at a time: what else somebody has to say is marked by light. */
  private markGoal(): void {
    for (const npc of this.objects.npcs) npc.mark.setMark(npc === this.target ? this.marks[npc.id] : undefined);
  }

  /** Who walks around walks between things that people use, if there are any near; who stays at its place can be called away from it. */
  private giveErrands(): void {
    const { map, npcs } = this.objects;
    // A larger character would not fit on routes made for the player.
    const walkers = npcs.filter(({ spot }) => spot.size <= PLAYER_SIZE);
    if (walkers.length === 0) return;
    const reachability = computeReachability(map);
    for (const { spot, wanderer } of walkers) {
      const walksAround = !spot.static && spot.radius > 0;
      const stations = walksAround ? stationsOf(map, spot, reachability) : [wanderer.home];
      if (stations.length > 1 || !walksAround) wanderer.errands = new Errands(stations, this.routes.findWay);
    }
  }

  /** `hidden` = while an overlay is open, or a tour shows other places. */
  update(moment: Moment, camera: Cameras.Scene2D.Camera, hidden: boolean): void {
    const { time, seconds, player, reducedMotion } = moment;
    this.gatherings.step(seconds);
    this.passersby.update(seconds);
    this.lights.update(moment, this.target, this.hasNews);
    const goal = hidden ? undefined : this.target;
    this.arrow.update(time, seconds, camera, goal, player, reducedMotion);
  }

  destroy(): void {
    clearTimeout(this.errands);
  }
}

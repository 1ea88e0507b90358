// What the interface says about people and goal: sprites, marks over heads, and the arrow to the current goal.
import { computeReachability } from '@lanternwise/shared/maps/checkReachability';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { CharacterMark } from '../../bridge/events.ts';
import { Errands, type FindWay } from '../core/Errands.ts';
import { stationsOf } from '../core/stations.ts';
import type { Cameras, Scene } from '../engine/phaser.ts';
import type { RouteFinder } from '../engine/RouteFinder.ts';
import type { Entity } from '../entities/entity.ts';
import { GoalArrow } from '../entities/GoalArrow.ts';
import type { RealmObjects } from './RealmObjects.ts';
import { SignReaders } from './SignReaders.ts';
import type { WorldContext } from './worldContext.ts';

/** Finding out what can be reached takes longer than a frame: people begin to walk once the world has been shown. */
const ERRANDS_DELAY_MS = 1500;

export class RealmLife {
  private marks: Readonly<Record<string, CharacterMark>> = {};
  /** Where the goal is now; characters move. */
  private target: Entity | undefined;
  private readonly arrow: GoalArrow;
  private readonly readers: SignReaders;
  private readonly errands: ReturnType<typeof setTimeout>;

  constructor(
    scene: Scene,
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly routes: RouteFinder,
  ) {
    this.arrow = new GoalArrow(scene);
    this.readers = new SignReaders(scene);
    this.errands = setTimeout(() => this.giveErrands(), ERRANDS_DELAY_MS);
    const { port } = world;
    port.on('characters/dressed', ({ sprites }) => {
      for (const npc of objects.npcs) npc.setSpriteName(sprites[npc.id] ?? npc.spot.sprite);
    });
    port.on('characters/marked', ({ marks }) => {
      this.marks = marks;
      for (const npc of objects.npcs) npc.mark.setMark(marks[npc.id]);
    });
    port.on('goal/marked', ({ target }) => {
      this.target = target === null ? undefined : objects.find(target);
    });
    port.on('boards/changed', () => this.inviteReaders());
  }

  /** After a sign changed; characters with something to tell the player stay in place. */
  private inviteReaders(): void {
    const { boards, npcs } = this.objects;
    this.readers.update(boards, npcs, ({ id }) => this.marks[id] !== undefined);
  }

  /** Who walks around walks between things that people use, if there are any near. */
  private giveErrands(): void {
    const { map, npcs } = this.objects;
    const walkers = npcs.filter(({ spot }) => !spot.static && spot.radius > 0);
    if (walkers.length === 0) return;
    const reachability = computeReachability(map);
    const findWay: FindWay = async (from, to) => {
      const route = await this.routes.find({ from, to, tolerance: 0, obstacles: [] });
      return route.reachesGoal ? route.points : undefined;
    };
    for (const { spot, wanderer } of walkers) {
      const stations = stationsOf(map, spot, reachability);
      if (stations.length > 1) wanderer.errands = new Errands(stations, findWay);
    }
  }

  /** `hidden` = while an overlay is open, or a tour shows other places. */
  update(time: number, seconds: number, camera: Cameras.Scene2D.Camera, avatar: Point, hidden: boolean): void {
    this.readers.step(seconds);
    const goal = hidden ? undefined : this.target;
    this.arrow.update(time, seconds, camera, goal, avatar, this.world.settings.reducedMotion);
  }

  destroy(): void {
    clearTimeout(this.errands);
  }
}

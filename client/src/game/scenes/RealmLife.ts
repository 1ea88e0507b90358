// What the interface says about people and goal: sprites, marks over heads, and the arrow to the current goal.
import { computeReachability } from '@lanternwise/shared/maps/checkReachability';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { CharacterMark } from '../../bridge/events.ts';
import { Errands, type FindWay } from '../core/Errands.ts';
import { stationsOf } from '../core/stations.ts';
import type { Cameras, Scene } from '../engine/phaser.ts';
import type { RouteFinder } from '../engine/RouteFinder.ts';
import { GoalArrow } from '../entities/GoalArrow.ts';
import type { RealmObjects } from './RealmObjects.ts';
import { SignReaders } from './SignReaders.ts';
import type { WorldContext } from './worldContext.ts';

/** Finding out what can be reached takes longer than a frame: people begin to walk once the world has been shown. */
const ERRANDS_DELAY_MS = 1500;

export class RealmLife {
  private objects: RealmObjects | undefined;
  private sprites: Readonly<Record<string, string>> = {};
  private marks: Readonly<Record<string, CharacterMark>> = {};
  private goal: string | null = null;
  /** Where the goal is now; characters move. */
  private target: ReturnType<RealmObjects['findTarget']>;
  private readonly arrow: GoalArrow;
  private readonly readers: SignReaders;

  constructor(
    scene: Scene,
    private readonly world: WorldContext,
    private readonly routes: RouteFinder,
  ) {
    this.arrow = new GoalArrow(scene);
    this.readers = new SignReaders(scene);
  }

  setObjects(objects: RealmObjects): void {
    this.objects = objects;
    setTimeout(() => this.objects === objects && this.giveErrands(objects), ERRANDS_DELAY_MS);
    this.setSprites(this.sprites);
    this.setMarks(this.marks);
    this.setGoal(this.goal);
    this.readers.destroy();
    this.inviteReaders();
  }

  /** After a sign was written; whoever has something to tell the hero stays in place. */
  inviteReaders(): void {
    const { boards = [], npcs = [] } = this.objects ?? {};
    this.readers.update(boards, npcs, ({ id }) => this.marks[id] !== undefined);
  }

  /** Who walks around walks between things that people use, if there are any near. */
  private giveErrands({ map, npcs }: RealmObjects): void {
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

  setSprites(sprites: Readonly<Record<string, string>>): void {
    this.sprites = sprites;
    for (const npc of this.objects?.npcs ?? []) npc.setSpriteName(sprites[npc.id] ?? npc.spot.sprite);
  }

  setMarks(marks: Readonly<Record<string, CharacterMark>>): void {
    this.marks = marks;
    for (const npc of this.objects?.npcs ?? []) npc.mark.setMark(marks[npc.id]);
  }

  setGoal(id: string | null): void {
    this.goal = id;
    this.target = id === null ? undefined : this.objects?.findTarget(id);
  }

  /** `hidden` = while an overlay is open, or a tour shows other places. */
  update(time: number, seconds: number, camera: Cameras.Scene2D.Camera, avatar: Point, hidden: boolean): void {
    this.readers.step(seconds);
    const goal = hidden ? undefined : this.target;
    this.arrow.update(time, seconds, camera, goal, avatar, this.world.settings.reducedMotion);
  }
}

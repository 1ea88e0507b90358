// Starts automatic walks from clicks and interface requests, and makes the target character wait.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { type Clickable, clickedTarget } from '../core/clickTarget.ts';
import type { Body } from '../core/Mover.ts';
import { talkSpot } from '../core/talkSpot.ts';
import type { RouteFinder } from '../engine/RouteFinder.ts';
import { isUsable, Walker, type WalkTarget } from '../engine/Walker.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Entity } from '../entities/entity.ts';
import type { Player } from '../entities/Player.ts';
import type { Proximity } from './Proximity.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

export class AutoWalk {
  readonly walker: Walker;

  /** `interact` uses the nearest interactable. */
  constructor(
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly player: Player,
    private readonly effects: Effects,
    private readonly proximity: Proximity,
    routes: RouteFinder,
    private readonly interact: () => void,
  ) {
    this.walker = new Walker(routes, {
      obstacles: (target) => this.obstacles(target),
      isNearest: (target, at) => this.isNearest(target.id, at),
      onEnd: (...walk) => this.handleWalkEnd(...walk),
    });
  }

  /** `companion` = its picture, if it is seen. A click on that is no walk, and returns true. */
  handleClick(at: Point, companion?: Clickable): boolean {
    const clicked = clickedTarget(
      at,
      this.objects.entities.filter(({ kind, isAbsent }) => kind !== 'zone' && !isAbsent),
    );
    if (companion && clickedTarget(at, clicked ? [clicked, companion] : [companion]) === companion) return true;
    if (clicked) this.walkToTarget(clicked, true);
    else {
      this.proximity.seek(undefined);
      this.walker.walkToPoint(this.player.body, at);
      this.effects.showMarker(at);
    }
    return false;
  }

  requestWalk(id: string): void {
    const target = this.objects.find(id);
    if (target && !target.isAbsent) this.walkToTarget(target, false);
    else this.world.port.emit('walk/ended', { target: id, arrived: false });
  }

  private obstacles(target: string | undefined): Body[] {
    return this.objects.npcs.filter(({ id }) => id !== target).map(({ wanderer }) => wanderer.body);
  }

  /** What cannot be used has no rival. */
  private isNearest(id: string, at: Point): boolean {
    return !this.objects.find(id)?.isUsable || this.proximity.nearest(at)?.id === id;
  }

  private walkToTarget(target: Entity, interact: boolean): void {
    this.proximity.seek(target.id);
    this.walker.walkToTarget(this.player.body, target, interact);
    this.setAwaitedNpc(target.id);
  }

  private setAwaitedNpc(id: string | undefined): void {
    for (const npc of this.objects.npcs) npc.isAwaited = npc.id === id;
  }

  private handleWalkEnd(target: WalkTarget, arrived: boolean, interact: boolean): void {
    this.setAwaitedNpc(undefined);
    this.effects.hideMarker();
    if (arrived) this.player.faceTowards(target);
    this.world.port.emit('walk/ended', { target: target.id, arrived });
    if (arrived && !interact) this.stepAside(target);
    // A lantern that cannot be lit is no interactable, and nothing happens.
    if (arrived && interact && isUsable(target.kind)) this.interact();
  }

  /** Behind a character the player would not be seen. */
  private stepAside(target: WalkTarget): void {
    const { body } = this.player;
    const isBehind = body.y < target.y && Math.abs(body.x - target.x) < target.size;
    if (target.kind !== 'npc' || !isBehind) return;
    const spot = talkSpot(body, target, this.player.hasRoom);
    if (spot === body || !this.isNearest(target.id, spot)) return;
    this.walker.walkToPoint(body, spot, () => this.player.faceTowards(target));
  }
}

// Starts automatic walks from clicks and interface requests, and makes the target character wait.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { type Clickable, clickedTarget } from '../core/clickTarget.ts';
import { nearestInteractable } from '../core/interactables.ts';
import type { Body } from '../core/Mover.ts';
import { talkSpot } from '../core/talkSpot.ts';
import type { RouteFinder } from '../engine/RouteFinder.ts';
import { isUsable, Walker, type WalkTarget } from '../engine/Walker.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Player } from '../entities/Player.ts';
import { type RealmObjects, rectCentre } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

/** Assumed size of exits and zones. */
const DEFAULT_TARGET_SIZE = 32;

export class AutoWalk {
  readonly walker: Walker;
  private objects: RealmObjects | undefined;

  /** `interact` uses the nearest interactable. */
  constructor(
    private readonly world: WorldContext,
    private readonly player: Player,
    private readonly effects: Effects,
    routes: RouteFinder,
    private readonly interact: () => void,
  ) {
    this.walker = new Walker(routes, {
      obstacles: (target) => this.obstacles(target),
      isNearest: (target, at) => this.isNearest(target, at),
      onEnd: (...walk) => this.handleWalkEnd(...walk),
    });
  }

  setObjects(objects: RealmObjects): void {
    this.objects = objects;
  }

  handleClick(at: Point): void {
    const clicked = clickedTarget(
      at,
      this.walkTargets().filter(({ kind }) => kind !== 'zone'),
    );
    if (clicked) this.walkToTarget(clicked, true);
    else {
      this.walker.walkToPoint(this.player.body, at);
      this.effects.showMarker(at);
    }
  }

  requestWalk(id: string): void {
    const target = this.walkTargets().find((each) => each.id === id);
    if (target) this.walkToTarget(target, false);
    else this.world.port.emit('walk/ended', { target: id, arrived: false });
  }

  private obstacles(target: string | undefined): Body[] {
    const npcs = this.objects?.npcs ?? [];
    return npcs.filter(({ id }) => id !== target).map(({ wanderer }) => wanderer.body);
  }

  private isNearest({ id, kind }: WalkTarget, at: Point): boolean {
    const { npcs = [], shops = [], lanterns = [], posts = [], levers = [] } = this.objects ?? {};
    const ready = lanterns.filter(({ isReady }) => isReady);
    const isUnlit = kind === 'lantern' && !ready.some((lantern) => lantern.id === id);
    if (!isUsable(kind) || isUnlit) return true;
    return nearestInteractable(at, [...npcs, ...shops, ...ready, ...posts, ...levers])?.id === id;
  }

  private walkTargets(): (WalkTarget & Clickable)[] {
    if (!this.objects) return [];
    const { npcs, collectibles, shops, exits, lanterns, posts, levers, map } = this.objects;
    return [
      // Getters, because characters move while the player walks.
      ...npcs.map((npc) => ({
        id: npc.id,
        kind: 'npc' as const,
        size: npc.size,
        height: npc.height,
        get x() {
          return npc.x;
        },
        get y() {
          return npc.y;
        },
      })),
      ...collectibles
        .filter(({ isOpen }) => isOpen)
        .map(({ id, x, y, size }) => ({ id, kind: 'collectible' as const, x, y, size })),
      ...shops.map(({ id, x, y, size, entrance }) => ({ id, kind: 'shop' as const, x, y, size, entrance })),
      ...lanterns.map(({ id, x, y, size, height }) => ({ id, kind: 'lantern' as const, x, y, size, height })),
      ...posts,
      ...levers,
      ...exits
        .filter(({ shown }) => shown)
        .map(({ id, x, y }) => ({ id, kind: 'exit' as const, x, y, size: DEFAULT_TARGET_SIZE })),
      ...map.zones.map((zone) => ({
        id: zone.id,
        kind: 'zone' as const,
        ...rectCentre(zone),
        size: DEFAULT_TARGET_SIZE,
      })),
    ];
  }

  private walkToTarget(target: WalkTarget, interact: boolean): void {
    this.walker.walkToTarget(this.player.body, target, interact);
    this.setAwaitedNpc(target.id);
  }

  private setAwaitedNpc(id: string | undefined): void {
    for (const npc of this.objects?.npcs ?? []) npc.isAwaited = npc.id === id;
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
    if (spot === body || !this.isNearest(target, spot)) return;
    this.walker.walkToPoint(body, spot, () => this.player.faceTowards(target));
  }
}

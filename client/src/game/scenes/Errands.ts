// Walks the player makes by itself: a click or the interface names where to, and who is walked to waits.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { nearestUsable } from '../core/interactables.ts';
import type { RouteFinder } from '../engine/routeFinder.ts';
import { type Target, Walker } from '../engine/walker.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Player } from '../entities/Player.ts';
import { middle, type Population } from './Population.ts';
import type { WorldContext } from './worldContext.ts';

/** How near to a thing a click must be to mean it. */
const CLICK_REACH = 36;
/** Size that exits and zones are taken to have. */
const SPOT_SIZE = 32;

export class Errands {
  readonly walker: Walker;
  private population: Population | undefined;

  /** `interact` uses what the player stands at. */
  constructor(
    private readonly world: WorldContext,
    private readonly player: Player,
    private readonly effects: Effects,
    routes: RouteFinder,
    private readonly interact: () => void,
  ) {
    this.walker = new Walker(routes, {
      others: (target) => this.others(target),
      foremost: (target, at) => this.foremost(target, at),
      ended: (...walk) => this.ended(...walk),
    });
  }

  setPopulation(population: Population): void {
    this.population = population;
  }

  clicked(at: Point): void {
    const thing = this.targets().find((target) => {
      // People and things stand above their feet: a click on the head means them too.
      const reach = Math.max(CLICK_REACH, target.size / 2);
      return Math.abs(target.x - at.x) < reach && at.y > target.y - reach * 2 && at.y < target.y + reach;
    });
    if (thing && thing.kind !== 'zone') this.walkTo(thing, true);
    else {
      this.walker.toSpot(this.player.body, at);
      this.effects.mark(at);
    }
  }

  requested(id: string): void {
    const target = this.targets().find((each) => each.id === id);
    if (target) this.walkTo(target, false);
    else this.world.port.say('walk/ended', { target: id, arrived: false });
  }

  private others(target: string | undefined) {
    const npcs = this.population?.npcs ?? [];
    return npcs.filter(({ id }) => id !== target).map(({ who }) => who.body);
  }

  private foremost({ id, kind }: Target, at: Point): boolean {
    if (kind !== 'npc' && kind !== 'shop') return true;
    const { npcs = [], shops = [] } = this.population ?? {};
    return nearestUsable(at, [...npcs, ...shops])?.id === id;
  }

  private targets(): Target[] {
    if (!this.population) return [];
    const { npcs, collectibles, shops, exits, map } = this.population;
    return [
      // Characters are handed over themselves: they may have strolled on when one arrives.
      ...npcs.map((npc) => ({
        id: npc.id,
        kind: 'npc' as const,
        size: npc.size,
        get x() {
          return npc.x;
        },
        get y() {
          return npc.y;
        },
      })),
      ...collectibles
        .filter(({ taken }) => !taken)
        .map(({ id, x, y, size }) => ({ id, kind: 'collectible' as const, x, y, size })),
      ...shops.map(({ id, x, y, size }) => ({ id, kind: 'shop' as const, x, y, size })),
      ...exits
        .filter(({ shown }) => shown)
        .map(({ id, x, y }) => ({ id, kind: 'exit' as const, x, y, size: SPOT_SIZE })),
      ...map.zones.map((zone) => ({ id: zone.id, kind: 'zone' as const, ...middle(zone), size: SPOT_SIZE })),
    ];
  }

  private walkTo(target: Target, interact: boolean): void {
    this.walker.toTarget(this.player.body, target, interact);
    this.awaitAt(target.id);
  }

  private awaitAt(id: string | undefined): void {
    for (const npc of this.population?.npcs ?? []) npc.awaited = npc.id === id;
  }

  private ended(target: Target, arrived: boolean, interact: boolean): void {
    this.awaitAt(undefined);
    this.effects.unmark();
    if (arrived) this.player.look(target);
    this.world.port.say('walk/ended', { target: target.id, arrived });
    if (arrived && interact && (target.kind === 'npc' || target.kind === 'shop')) this.interact();
  }
}

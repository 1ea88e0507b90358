// What is around the player: things touched, exits and zones entered, and the nearest thing that can be used.
import type { ShopState } from '@lanternwise/shared/content/python-shops';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Place } from '../../bridge/events.ts';
import { atArrow, Edge, inZone, nearestUsable, touches } from '../core/interactables.ts';
import type { Npc } from '../entities/Npc.ts';
import type { Shop } from '../entities/Shop.ts';
import type { Population } from './Population.ts';
import type { WorldContext } from './worldContext.ts';

export class Surroundings {
  private readonly disabled = new Set<string>();
  private readonly exits = new Edge();
  private readonly zones = new Edge();
  private population: Population | undefined;
  /** Who and what can be used, unless it is disabled. */
  private usable: readonly (Npc | Shop)[] = [];
  private offered: Place | null = null;

  constructor(private readonly world: WorldContext) {}

  setPopulation(population: Population): void {
    this.population = population;
    this.listUsable();
  }

  isDisabled(id: string): boolean {
    return this.disabled.has(id);
  }

  enable(id: string, enabled: boolean): void {
    if (enabled) this.disabled.delete(id);
    else this.disabled.add(id);
    for (const npc of this.population?.npcs ?? []) if (npc.id === id) npc.enabled = enabled;
    this.listUsable();
  }

  /** How the shops stand; a locked one cannot be used. */
  markShops(marks: Readonly<Record<string, ShopState>>): void {
    for (const shop of this.population?.shops ?? []) {
      const state = marks[shop.id];
      if (state) shop.mark(state);
    }
    this.listUsable();
  }

  private listUsable(): void {
    const { npcs = [], shops = [] } = this.population ?? {};
    this.usable = [...npcs, ...shops.filter(({ locked }) => !locked)].filter(({ id }) => !this.disabled.has(id));
  }

  nearest(at: Point): Npc | Shop | undefined {
    return nearestUsable(at, this.usable);
  }

  /** Says once what begins now; `touched` hears what was picked up. */
  notice(at: Point, touched: (id: string) => void): void {
    const { population, world } = this;
    if (!population) return;
    for (const item of population.collectibles) {
      if (item.taken || !touches(at, item)) continue;
      item.taken = true;
      world.collected.add(item.id);
      touched(item.id);
      world.port.say('item/picked', { id: item.id });
    }
    for (const exit of population.exits) {
      if (this.exits.enters(exit.id, exit.shown && atArrow(at, exit))) world.port.say('exit/reached', { id: exit.id });
    }
    for (const { id, box } of population.zones) {
      if (this.zones.enters(id, inZone(at, box))) world.port.say('zone/entered', { id });
    }
    this.offer(at);
  }

  /** Tells the interface when another thing can be used than before. */
  offer(at: Point): void {
    const id = this.nearest(at)?.id;
    if (id === this.offered?.id) return;
    this.offered = (id === undefined ? undefined : this.population?.places().find((place) => place.id === id)) ?? null;
    this.world.port.say('interactable/changed', this.offered);
  }
}

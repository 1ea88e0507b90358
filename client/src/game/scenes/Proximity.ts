// Detects what is around the player: touched items, entered exits and zones, and the nearest interactable.
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Place } from '../../bridge/events.ts';
import { EnterDetector, isAtExitArrow, isInZone, isTouching, nearestInteractable } from '../core/interactables.ts';
import type { GreatLantern } from '../entities/GreatLantern.ts';
import type { Npc } from '../entities/Npc.ts';
import type { ReviewPost } from '../entities/ReviewPost.ts';
import type { Shop } from '../entities/Shop.ts';
import type { Lever, RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

type Usable = Npc | Shop | GreatLantern | ReviewPost | Lever;

export class Proximity {
  private readonly disabled = new Set<string>();
  private readonly exitDetector = new EnterDetector();
  private readonly zoneDetector = new EnterDetector();
  private objects: RealmObjects | undefined;
  /** Enabled characters, unlocked shops, lanterns that can be lit, lantern posts and levers. */
  private interactables: readonly Usable[] = [];
  private currentInteractable: Place | null = null;

  constructor(private readonly world: WorldContext) {}

  setObjects(objects: RealmObjects): void {
    this.objects = objects;
    this.updateInteractables();
  }

  isDisabled(id: string): boolean {
    return this.disabled.has(id);
  }

  setEnabled(id: string, enabled: boolean): void {
    if (enabled) this.disabled.delete(id);
    else this.disabled.add(id);
    for (const npc of this.objects?.npcs ?? []) if (npc.id === id) npc.enabled = enabled;
    this.updateInteractables();
  }

  /** Sets the state of the shops by id; a locked one cannot be used. */
  setShopStates(marks: Readonly<Record<string, ShopState>>): void {
    for (const shop of this.objects?.shops ?? []) {
      const state = marks[shop.id];
      if (state) shop.setState(state);
    }
    this.updateInteractables();
  }

  /** Also after a lantern became ready or was lit. */
  updateInteractables(): void {
    const { npcs = [], shops = [], lanterns = [], posts = [], levers = [] } = this.objects ?? {};
    const usable = [...npcs, ...shops.filter(({ isLocked }) => !isLocked)].filter(({ id }) => !this.disabled.has(id));
    this.interactables = [...usable, ...lanterns.filter(({ isReady }) => isReady), ...posts, ...levers];
  }

  nearest(at: Point): Usable | undefined {
    return nearestInteractable(at, this.interactables);
  }

  /** Emits each new contact once; `onTouch` is called for items and exits, where a walk to them ends. */
  update(at: Point, onTouch: (id: string) => void): void {
    const { objects, world } = this;
    if (!objects) return;
    for (const item of objects.collectibles) {
      if (!item.isOpen || !isTouching(at, item)) continue;
      item.isCollected = true;
      world.collected.add(item.id);
      onTouch(item.id);
      world.port.emit('item/picked', { id: item.id });
    }
    for (const exit of objects.exits) {
      if (!this.exitDetector.hasEntered(exit.id, exit.shown && isAtExitArrow(at, exit))) continue;
      world.port.emit('exit/reached', { id: exit.id });
      onTouch(exit.id);
    }
    for (const { id, box } of objects.zones) {
      if (this.zoneDetector.hasEntered(id, isInZone(at, box))) world.port.emit('zone/entered', { id });
    }
    this.emitInteractable(at);
  }

  /** Emits the nearest interactable if it has changed. */
  emitInteractable(at: Point): void {
    const id = this.nearest(at)?.id;
    if (id === this.currentInteractable?.id) return;
    this.currentInteractable =
      (id === undefined ? undefined : this.objects?.places().find((place) => place.id === id)) ?? null;
    this.world.port.emit('interactable/changed', this.currentInteractable);
  }
}

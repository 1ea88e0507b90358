// Detects what is around the player: touched items, entered exits and zones, and the nearest thing that can be used.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { EnterDetector, isAtExitArrow, isInZone, isTouching, nearestInteractable } from '../core/interactables.ts';
import type { Entity } from '../entities/entity.ts';
import { type RealmObjects, toPlace } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

export class Proximity {
  private readonly disabled = new Set<string>();
  private readonly exitDetector = new EnterDetector();
  private readonly zoneDetector = new EnterDetector();
  /** What the interface knows as the nearest; at first it may still know one of the map before. */
  private current: string | undefined = '';
  /** Of what one has walked to, until one walks on. */
  private sought: string | undefined;

  /** Created after what changes the objects: it says what has become usable by that. */
  constructor(
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly player: Readonly<Point>,
  ) {
    const { port } = world;
    port.on('character/enabled', ({ id, enabled }) => this.setEnabled(id, enabled));
    port.on('shops/marked', () => this.emitInteractable());
    port.on('lanterns/marked', () => this.emitInteractable());
  }

  private setEnabled(id: string, enabled: boolean): void {
    if (enabled) this.disabled.delete(id);
    else this.disabled.add(id);
    const npc = this.objects.findNpc(id);
    if (npc) npc.enabled = enabled;
    this.emitInteractable();
  }

  /** A walk leads to this: it goes before what lies nearer. */
  seek(id: string | undefined): void {
    this.sought = id;
    this.emitInteractable();
  }

  nearest(at: Point = this.player): Entity | undefined {
    const { disabled, objects, sought } = this;
    const usable = objects.entities.filter(({ id, isUsable }) => isUsable && !disabled.has(id));
    return (
      nearestInteractable(
        at,
        usable.filter(({ id }) => id === sought),
      ) ?? nearestInteractable(at, usable)
    );
  }

  /** Emits each new contact once; `onTouch` is called for items and exits, where a walk to them ends. */
  update(onTouch: (id: string) => void): void {
    const { objects, player, world } = this;
    for (const item of objects.collectibles) {
      if (!item.isOpen || !isTouching(player, item)) continue;
      item.isCollected = true;
      world.collected.add(item.id);
      onTouch(item.id);
      world.port.emit('item/picked', { id: item.id });
    }
    for (const exit of objects.exits) {
      if (!this.exitDetector.hasEntered(exit.id, exit.shown && isAtExitArrow(player, exit))) continue;
      world.port.emit('exit/reached', { id: exit.id });
      onTouch(exit.id);
    }
    for (const { id, box } of objects.zones) {
      if (this.zoneDetector.hasEntered(id, isInZone(player, box))) world.port.emit('zone/entered', { id });
    }
    this.emitInteractable();
  }

  /** Emits what is nearest if it has changed. */
  emitInteractable(): void {
    const nearest = this.nearest();
    // A place of a mechanic may be used otherwise from one moment to the next.
    const key = nearest && `${nearest.id} ${nearest.use ?? ''} ${nearest.name ?? ''}`;
    if (key === this.current) return;
    this.current = key;
    this.world.port.emit('interactable/changed', nearest ? toPlace(nearest) : null);
  }
}

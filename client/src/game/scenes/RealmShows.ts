// Shows in the world what the interface says of its things: boards, exchanged pictures, items, shops and exits; what changes before the player's eyes sparkles.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { BusEvents } from '../../bridge/events.ts';
import type { Effects } from '../entities/Effects.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

/** Sparks rise from the top of a table. */
const SPARK_HEIGHT = 34;

export class RealmShows {
  private hasBoards = false;
  private hasFrames = false;

  constructor(
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly effects: Effects,
    private readonly notice: (at: Readonly<Point>) => void,
  ) {
    const { port, collected } = world;
    this.setCollected([...collected]);
    port.on('boards/changed', ({ boards }) => this.setBoards(boards));
    port.on('props/changed', ({ frames }) => this.setFrames(frames));
    port.on('items/collected', ({ ids }) => this.setCollected(ids));
    port.on('items/hidden', ({ ids }) => {
      for (const item of objects.collectibles) item.setHidden(ids.includes(item.id));
    });
    port.on('shops/marked', ({ marks }) => {
      for (const shop of objects.shops) {
        const state = marks[shop.id];
        if (state) shop.setState(state);
      }
    });
    port.on('exit/shown', ({ id, shown }) => {
      for (const exit of objects.exits) if (exit.id === id) exit.setShown(shown);
    });
  }

  /** The first boards of a visit are shown as they are. */
  private setBoards(boards: BusEvents['boards/changed']['boards']): void {
    for (const board of this.objects.boards)
      if (board.show(boards[board.id]) && this.hasBoards) this.sparkle(board.x, board.y);
    this.hasBoards = true;
  }

  private setFrames(frames: BusEvents['props/changed']['frames']): void {
    for (const { x, y } of this.objects.props.setFrames(frames)) if (this.hasFrames) this.sparkle(x, y - SPARK_HEIGHT);
    this.hasFrames = true;
  }

  private sparkle(x: number, y: number): void {
    this.effects.sparks({ x, y }, this.world.settings.reducedMotion);
    this.notice({ x, y });
  }

  private setCollected(ids: readonly string[]): void {
    this.world.collected = new Set(ids);
    for (const item of this.objects.collectibles) if (ids.includes(item.id) && !item.isCollected) item.hide();
  }
}

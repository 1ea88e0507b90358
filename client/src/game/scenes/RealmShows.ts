// Shows in the world what lessons changed: the boards and the exchanged pictures; what changes before the player's eyes sparkles.
import type { BusEvents } from '../../bridge/events.ts';
import type { Effects } from '../entities/Effects.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

export class RealmShows {
  private objects: RealmObjects | undefined;
  private boards: BusEvents['boards/changed']['boards'] | undefined;
  private frames: BusEvents['props/changed']['frames'] | undefined;

  constructor(
    private readonly world: WorldContext,
    private readonly effects: Effects,
  ) {}

  setObjects(objects: RealmObjects): void {
    this.objects = objects;
    const { boards = {}, frames = {} } = this;
    for (const board of objects.boards) board.show(boards[board.id]);
    objects.props.setFrames(frames);
  }

  /** The first boards of a visit are shown as they are. */
  setBoards(boards: BusEvents['boards/changed']['boards']): void {
    const isFirst = this.boards === undefined;
    this.boards = boards;
    for (const board of this.objects?.boards ?? []) {
      if (board.show(boards[board.id]) && !isFirst) this.effects.sparks(board, this.world.settings.reducedMotion);
    }
  }

  setFrames(frames: BusEvents['props/changed']['frames']): void {
    const isFirst = this.frames === undefined;
    this.frames = frames;
    for (const at of this.objects?.props.setFrames(frames) ?? [])
      if (!isFirst) this.effects.sparks({ x: at.x, y: at.y - SPARK_HEIGHT }, this.world.settings.reducedMotion);
  }
}

/** Sparks rise from the top of a table. */
const SPARK_HEIGHT = 34;

// Lets the world rest while a window covers it, except for one picture after each change of the screen's size, which clears the canvas.
import type { Game } from './phaser.ts';

interface Loop {
  loop: Pick<Game['loop'], 'sleep' | 'wake'>;
  events: Pick<Game['events'], 'once'>;
}

export class CoveredLoop {
  private isCovered = false;

  constructor(private readonly game: Loop) {}

  setCovered(covered: boolean): void {
    this.isCovered = covered;
    if (covered) this.game.loop.sleep();
    else this.game.loop.wake();
  }

  /** After the canvas was resized. */
  redraw(): void {
    if (!this.isCovered) return;
    const { loop, events } = this.game;
    loop.wake();
    events.once('postrender', () => {
      if (this.isCovered) loop.sleep();
    });
  }
}

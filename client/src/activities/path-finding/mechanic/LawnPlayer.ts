// The maze on foot: the square under the player's feet takes a hedge or gives it back; the sign sends the search out.
import { type GridCell, sameCell } from '@lanternwise/shared/learning/search/grid';
import { DEPTH } from '../../../game/core/depth.ts';
import { paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { MechanicContext, UsablePlace } from '../../../game/mechanics/mechanic.ts';
import type { LawnGame, LiveMaze } from '../messages.ts';
import { SQUARE } from './dogWalk.ts';
import type { SearchMarks } from './searchMarks.ts';

/** Cells of a search that are shown in a second. */
const PACE = 14;
/** The whole: its sign. */
const SIGN_PLACE = '';
const SQUARE_PLACE = 'square';
/** From the middle of a square or the foot of the sign at which it can be used, less the usual margin, units. */
const SIZE = { square: 4, sign: 34 } as const;
const HEIGHT = { square: 20, sign: 44 } as const;
const FRAME = { left: -SQUARE / 2, top: -SQUARE / 2, width: SQUARE, height: SQUARE } as const;

export class LawnPlayer {
  private live: LiveMaze | null = null;
  private game: LawnGame | null = null;
  private at: GridCell | undefined;
  private frame: GameObjects.Image | undefined;
  private shown = 0;
  private isOver = false;

  constructor(
    private readonly context: MechanicContext<'guide-dog'>,
    private readonly marks: SearchMarks,
  ) {}

  show(live: LiveMaze | null, game: LawnGame | null): void {
    const begins = game?.isSearching === true && this.game?.isSearching !== true;
    this.live = live;
    this.game = game;
    if (begins) {
      this.shown = 0;
      this.isOver = false;
      if (live) this.marks.show({ ...live, visited: [], waiting: [], path: [] });
    }
    this.at = this.squareUnderFeet();
    this.offer();
  }

  update(delta: number): void {
    if (!this.game || !this.live) return;
    if (this.game.isSearching) {
      this.search(this.live, delta);
      return;
    }
    const at = this.squareUnderFeet();
    const isSame = at && this.at ? sameCell(at, this.at) : at === this.at;
    if (isSame) return;
    this.at = at;
    this.offer();
  }

  use(place: string): void {
    const { at, context, game } = this;
    if (!game || game.isSearching) return;
    if (place === SIGN_PLACE) {
      context.emit({ kind: 'sent' });
      return;
    }
    if (!at) return;
    context.playSound(this.isHedge(at) ? 'pick-up' : 'step-done', context.spot);
    context.emit({ kind: 'pressed', ...at });
  }

  destroy(): void {
    this.frame?.destroy();
    this.frame = undefined;
  }

  private search(live: LiveMaze, delta: number): void {
    if (this.isOver) return;
    const { visited, path } = live;
    const all = visited.length + path.length;
    const before = Math.floor(this.shown);
    this.shown = this.context.isMotionReduced() ? all : Math.min(all, this.shown + delta * PACE);
    const count = Math.floor(this.shown);
    if (count !== before)
      this.marks.show({
        ...live,
        visited: visited.slice(0, count),
        waiting: visited.slice(count, count + 1),
        path: path.slice(0, Math.max(0, count - visited.length)),
      });
    if (count < all) return;
    this.isOver = true;
    this.context.emit({ kind: 'searched' });
  }

  private isHedge(cell: GridCell): boolean {
    return this.live?.grid.walls.some((wall) => sameCell(wall, cell)) ?? false;
  }

  /** One that can be changed: ends and teleporters stay. */
  private squareUnderFeet(): GridCell | undefined {
    const { bodies, spot } = this.context;
    const player = bodies.at(-1);
    if (!player || !this.live) return undefined;
    const { rows, cols, start, end, portals } = this.live.grid;
    const cell = { row: Math.floor((player.y - spot.y) / SQUARE), col: Math.floor((player.x - spot.x) / SQUARE) };
    if (cell.row < 0 || cell.col < 0 || cell.row >= rows || cell.col >= cols) return undefined;
    const fixed = [start, end, ...portals.flatMap(({ from, to }) => [from, to])];
    return fixed.some((one) => sameCell(one, cell)) ? undefined : cell;
  }

  /** What can be used now, and a frame around the square of it. */
  private offer(): void {
    this.destroy();
    this.context.setPlaces(this.game && !this.game.isSearching ? this.usablePlaces(this.game) : []);
  }

  private usablePlaces(game: LawnGame): UsablePlace[] {
    const { at } = this;
    const { spot } = this.context;
    const places: UsablePlace[] = [
      {
        ...{ id: SIGN_PLACE, name: game.check, use: 'send', size: SIZE.sign, height: HEIGHT.sign },
        ...{ x: spot.x + spot.width / 2, y: spot.y },
      },
    ];
    if (at) {
      const middle = { x: spot.x + (at.col + 0.5) * SQUARE, y: spot.y + (at.row + 0.5) * SQUARE };
      const use = this.isHedge(at) ? 'clear' : 'plant';
      places.push({ id: SQUARE_PLACE, name: game.hedge, use, size: SIZE.square, height: HEIGHT.square, ...middle });
      this.drawFrame(middle);
    }
    return places;
  }

  private drawFrame({ x, y }: { x: number; y: number }): void {
    const { scene, spot } = this.context;
    const key = `square-${spot.id}`;
    paintTexture(scene.textures, key, FRAME, (pen) => {
      pen.strokeStyle = '#fff6b0';
      pen.lineWidth = 3;
      pen.beginPath();
      pen.roundRect(1.5, 1.5, SQUARE - 3, SQUARE - 3, 4);
      pen.stroke();
    });
    this.frame = this.context.scene.add
      .image(x, y, key)
      .setScale(1 / TEXTURE_SCALE)
      .setDepth(DEPTH.overFlat + 0.6);
  }
}

// The learner's own maze on the map: low hedges with a sign, the search in it, and the guide dog.
import type { Maze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import { type GridCell, type SearchGrid, sameCell } from '@lanternwise/shared/learning/search/grid';
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { loopFrame } from '../../../game/core/facing.ts';
import { isInside } from '../../../game/core/framing.ts';
import { addFrame, findAnimation } from '../../../game/engine/atlas.ts';
import { paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { drawLines } from '../../../game/entities/drawBoard.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import type { LiveMaze } from '../messages.ts';
import { createDogWalk, type DogWalk, placeDog, SQUARE, stepDogWalk } from './dogWalk.ts';
import { LawnPlayer } from './LawnPlayer.ts';
import { SearchMarks } from './searchMarks.ts';

type DogName = 'guide-dog';
type Spot = MechanicSpot<DogName>;

/** The paws stand a little below the middle of the square. */
const PAWS = 5;
/** The empty paper of the picture `own-maze-sign`, from its ground contact. */
const SIGN_FACE = { left: -40, top: -40, width: 80, height: 28, ink: '#1b1430' } as const;

/** A maze, or the one in hand. */
interface Garden {
  grid: SearchGrid;
  entrance?: GridCell | null;
  path: readonly GridCell[];
}

function frameOf({ grid, entrance, path }: Garden, cell: GridCell, isMarked: boolean): string {
  if (sameCell(cell, grid.start)) return 'own-maze-start';
  if (sameCell(cell, grid.end)) return 'own-maze-end';
  if (grid.walls.some((wall) => sameCell(wall, cell))) return 'own-maze-wall';
  if ((entrance && sameCell(entrance, cell)) || grid.portals.some(({ from }) => sameCell(from, cell)))
    return 'own-maze-entrance';
  if (grid.portals.some(({ to }) => sameCell(to, cell))) return 'own-maze-exit';
  return isMarked && path.some((step) => sameCell(step, cell)) ? 'own-maze-step' : 'own-maze-free';
}

/** Draws all squares; called when the maze or the marking of its way changes. */
function drawSquares(scene: MechanicScene, spot: Spot, garden: Garden, isMarked: boolean): GameObjects.Image[] {
  const { rows, cols } = garden.grid;
  return Array.from({ length: rows * cols }, (_, index) => {
    const cell = { row: Math.floor(index / cols), col: index % cols };
    const x = spot.x + (cell.col + 0.5) * SQUARE;
    const y = spot.y + (cell.row + 0.5) * SQUARE;
    return addFrame(scene, spot.properties.atlas, frameOf(garden, cell, isMarked), { x, y })?.setDepth(
      DEPTH.overFlat + cell.row / 100,
    );
  }).filter((image) => image !== undefined);
}

/** The sign at the garden's upper edge, with the words of the interface on its paper. */
class Sign {
  private readonly images: GameObjects.Image[] = [];
  private readonly key: string;
  private shown = '';

  constructor(
    private readonly scene: MechanicScene,
    private readonly spot: Spot,
  ) {
    this.key = `maze-sign-${spot.id}`;
    const board = addFrame(scene, spot.properties.atlas, 'own-maze-sign', { x: this.x, y: spot.y });
    if (board) this.images.push(board.setDepth(ySortDepth(spot.y)));
  }

  private get x(): number {
    return this.spot.x + this.spot.width / 2;
  }

  show(words: string): void {
    if (words === this.shown) return;
    this.shown = words;
    const { left, top, width, height, ink } = SIGN_FACE;
    paintTexture(this.scene.textures, this.key, SIGN_FACE, (pen) =>
      drawLines(pen, [words], { x: 0, y: 0, width, height }, ink),
    );
    if (this.images.length > 1) return;
    const face = this.scene.add.image(this.x + left + width / 2, this.spot.y + top + height / 2, this.key);
    this.images.push(face.setScale(1 / TEXTURE_SCALE).setDepth(ySortDepth(this.spot.y) + 0.2));
  }

  destroy(): void {
    for (const image of this.images) image.destroy();
  }
}

/** The dog's pictures and its walk. */
class Dog {
  private readonly image: GameObjects.Image | undefined;
  private readonly walkFrames: readonly string[];
  private readonly sitFrames: readonly string[];
  private readonly place = { x: 0, y: 0, isFacingLeft: false };
  private readonly walk: DogWalk;

  constructor(
    scene: MechanicScene,
    private readonly spot: Spot,
    { path }: Maze,
  ) {
    const { atlas, frame } = spot.properties;
    this.image = addFrame(scene, atlas, frame, spot);
    this.walkFrames = findAnimation(scene.textures, atlas, 'guide-dog-walk')?.frames ?? [];
    this.sitFrames = findAnimation(scene.textures, atlas, 'guide-dog-sit')?.frames ?? [];
    this.walk = createDogWalk(path);
  }

  update(seconds: number, delta: number, isNear: boolean, isStill: boolean): void {
    const { image, place, spot, walk } = this;
    if (!image) return;
    stepDogWalk(walk, delta, isNear, isStill);
    placeDog(walk, place);
    const names = walk.isWalking ? this.walkFrames : this.sitFrames;
    const name = names[isStill ? 0 : loopFrame(seconds, names.length, walk.isWalking ? 0.13 : 0.4)];
    if (name !== undefined && image.frame.name !== name) image.setFrame(name, false, false);
    if (image.flipX !== place.isFacingLeft) image.setFlipX(place.isFacingLeft);
    const y = spot.y + place.y + PAWS;
    const depth = ySortDepth(Math.round(y));
    if (image.depth !== depth) image.setDepth(depth);
    image.setPosition(spot.x + place.x, y);
  }

  destroy(): void {
    this.image?.destroy();
  }
}

const gardenOf = (maze: Maze): Garden => ({ grid: maze.grid, path: maze.path.map(({ cell }) => cell) });

/** Whether the squares have to be drawn again: the search alone changes none. */
const isSameGround = (a: LiveMaze | null, b: LiveMaze | null): boolean =>
  JSON.stringify(a && [a.grid, a.entrance]) === JSON.stringify(b && [b.grid, b.entrance]);

export function create(context: MechanicContext<DogName>): Mechanic<DogName> {
  const { scene, spot, bodies } = context;
  const sign = new Sign(scene, spot);
  const marks = new SearchMarks(scene, spot);
  const lawn = new LawnPlayer(context, marks);
  const middle = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
  let maze: Maze | null = null;
  let live: LiveMaze | null = null;
  let isMarked = false;
  /** The search has just been watched on the lawn: the way that it found stays marked. */
  let isFresh = false;
  let hasFound = false;
  let squares: GameObjects.Image[] = [];
  let dog: Dog | undefined;
  const clear = () => {
    for (const image of squares) image.destroy();
    squares = [];
  };
  const draw = () => {
    clear();
    isMarked = context.isMotionReduced() || isFresh;
    const garden = live ?? (maze ? gardenOf(maze) : undefined);
    // What the search does is painted over the squares.
    if (garden) squares = drawSquares(scene, spot, garden, isMarked && live === null);
  };
  /** Hedges that grew around the player's feet block nobody before the player is out of them. */
  let isClosing = false;
  const close = () => {
    const player = bodies.at(-1);
    isClosing = maze !== null && player !== undefined && isInside(spot, player);
    // Nobody steps on the hedges; before they grow, the lawn is free.
    context.setWalls(maze && !isClosing ? [spot] : []);
  };
  const isPlayerNear = () => {
    const player = bodies.at(-1);
    return player !== undefined && Math.hypot(player.x - middle.x, player.y - middle.y) <= spot.properties.reach;
  };
  return {
    update(time, delta) {
      lawn.update(delta);
      if (isClosing) close();
      if (!dog) return;
      const isStill = context.isMotionReduced();
      if ((isStill || isFresh) !== isMarked) draw();
      dog.update(time / 1000, delta, isPlayerNear(), isStill);
    },
    command(command) {
      sign.show(command.sign);
      if (!command.live) marks.hide();
      else if (!command.game?.isSearching) marks.show(command.live);
      lawn.show(command.live, command.game);
      const hadFound = hasFound;
      hasFound = command.game !== null && (command.live?.path.length ?? 0) > 0;
      const isSameMaze = JSON.stringify(command.maze) === JSON.stringify(maze);
      if (isSameMaze && isSameGround(command.live, live)) return;
      isFresh = command.maze !== null && hadFound;
      maze = command.maze;
      live = command.live;
      // The dog comes back when the garden is its own again.
      dog?.destroy();
      dog = maze && !live ? new Dog(scene, spot, maze) : undefined;
      draw();
      close();
    },
    use: (place) => lawn.use(place),
    destroy() {
      clear();
      lawn.destroy();
      marks.hide();
      dog?.destroy();
      sign.destroy();
    },
  };
}

// Owns the list of small animals: which frames each has, how long a frame lasts, and the picture they share.
import type { AtlasAnimation } from '../../core/atlas.ts';
import type { Frame } from '../../core/frame.ts';
import type { ArtPiece } from '../../core/job.ts';
import { render } from '../../core/render.ts';
import type { Shape } from '../../core/shapes.ts';
import { flyingBird, ROBIN, standingBird, TIT } from './bird.ts';
import { butterfly } from './butterfly.ts';
import { sittingCat, walkingCat } from './cat.ts';
import { nibblingSquirrel, runningSquirrel } from './squirrel.ts';

const FRAME: Frame = { width: 56, height: 48, anchorX: 28, anchorY: 40 };

interface Motion {
  readonly name: string;
  /** Module that shapes it, in this folder. */
  readonly file: string;
  readonly ms: number;
  readonly frames: readonly (() => Shape)[];
}

const BEATS = [1, 0.2, -0.7, 0.2];

const birdMotions = (name: string, colors: typeof ROBIN): Motion[] => [
  { name: `${name}-idle`, file: 'bird.ts', ms: 320, frames: [0, 1].map((peck) => () => standingBird(colors, peck)) },
  { name: `${name}-fly`, file: 'bird.ts', ms: 70, frames: BEATS.map((beat) => () => flyingBird(colors, beat)) },
];

const SITTING = [() => sittingCat(-0.6, false), () => sittingCat(0.2, false), () => sittingCat(0.9, true)];

const MOTIONS: readonly Motion[] = [
  ...birdMotions('animal-bird-1', ROBIN),
  ...birdMotions('animal-bird-2', TIT),
  {
    name: 'animal-butterfly-fly',
    file: 'butterfly.ts',
    ms: 90,
    frames: [1, 0.55, 0.15].map((open) => () => butterfly(open)),
  },
  { name: 'animal-cat-idle', file: 'cat.ts', ms: 500, frames: SITTING },
  {
    name: 'animal-cat-walk',
    file: 'cat.ts',
    ms: 130,
    frames: [0, 0.25, 0.5, 0.75].map((phase) => () => walkingCat(phase)),
  },
  {
    name: 'animal-squirrel-idle',
    file: 'squirrel.ts',
    ms: 240,
    frames: [0, 1].map((nibble) => () => nibblingSquirrel(nibble)),
  },
  {
    name: 'animal-squirrel-run',
    file: 'squirrel.ts',
    ms: 90,
    frames: [0.25, 0.5, 0.75].map((phase) => () => runningSquirrel(phase)),
  },
];

const frameNames = ({ name, frames }: Motion): string[] => frames.map((_, index) => `${name}/${index}`);

export const animalPieces: readonly ArtPiece[] = MOTIONS.flatMap((motion) =>
  motion.frames.map((shape, index) => ({
    id: `${motion.name}/${index}`,
    module: new URL(motion.file, import.meta.url).href,
    render: () => render(shape(), { elevation: 26, shadow: false, frame: FRAME }),
  })),
);

export const animalAnimations: Readonly<Record<string, AtlasAnimation>> = Object.fromEntries(
  MOTIONS.map((motion) => [motion.name, { frames: frameNames(motion), ms: motion.ms }]),
);

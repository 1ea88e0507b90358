// A maker that draws 8×8 sprites pixel by pixel, each by its own chance, and learns only from a checker's verdicts, round by round.
// The duel after I. Goodfellow et al., "Generative Adversarial Nets" (2014); the maker is population-based incremental learning
// (S. Baluja, CMU-CS-94-163, 1994): chances move towards the sprites that the checker found most real.
import { fitLogistic, type LogisticModel, positiveChance } from './logisticRegression.ts';
import { seededRandom } from './random.ts';

export const SPRITE_SIZE = 8;
const PIXELS = SPRITE_SIZE * SPRITE_SIZE;

/** 64 pixels, row by row, 0 or 1. */
export type Sprite = readonly number[];

export interface DuelState {
  round: number;
  /** The maker: chance of ink for each pixel. */
  chances: readonly number[];
  /** What the maker drew in the rounds before; the checker learns from the last ones. */
  earlier: readonly Sprite[];
}

export interface DuelRound {
  state: DuelState;
  checker: LogisticModel;
  /** New sprites of the maker as it was when the checker judged them, and whether they were let in. */
  shown: { sprite: Sprite; isLetIn: boolean }[];
  /** Share of right verdicts on held-out sprites of the learner and new ones of the maker, each half counting the same, 0–1. */
  checkerAccuracy: number;
  /** Share of the maker's new sprites that were let in, 0–1. */
  makerSuccess: number;
}

export const startDuel = (): DuelState => ({ round: 0, chances: new Array<number>(PIXELS).fill(0.5), earlier: [] });

/** Each pixel has ink or not, independently of its neighbours. */
export const drawSprite = (chances: readonly number[], random: () => number): number[] =>
  chances.map((chance) => (random() < chance ? 1 : 0));

/** Share of sprites with ink at each pixel, with one imagined sprite of each kind (Laplace), so that no chance is 0 or 1. */
export const pixelChances = (sprites: readonly Sprite[]): number[] =>
  Array.from({ length: PIXELS }, (_, pixel) => {
    const inked = sprites.reduce((sum, sprite) => sum + (sprite[pixel] ?? 0), 0);
    return (inked + 1) / (sprites.length + 2);
  });

const CANDIDATES = 160;
const BEST = 24;
/** Share of the way that the chances move to the best sprites in one round. */
const LEARNING_RATE = 0.6;
const FAKES_PER_ROUND = 24;
/** Fakes of earlier rounds that the checker still learns from. */
const REMEMBERED = 24;
const SHOWN = 20;
const CHECKER = { steps: 80, rate: 0.3, decay: 1 };

/** Every fourth sprite is held out from the checker's training. */
export const isHeldOut = (_: Sprite, at: number): boolean => at % 4 === 3;

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(holds).length / all.length;

/** One round: the checker learns, judges new sprites, then the maker learns from the checker's verdicts. */
export function playRound(sprites: readonly Sprite[], state: DuelState, seed: number): DuelRound {
  const random = seededRandom(seed + state.round * 7919);
  const draw = (count: number) => Array.from({ length: count }, () => drawSprite(state.chances, random));
  const real = sprites.filter((sprite, at) => !isHeldOut(sprite, at));
  const fakes = draw(FAKES_PER_ROUND);
  const remembered = [...state.earlier, ...fakes].slice(-REMEMBERED);
  // As many real ones as fakes, or the checker would only learn which kind is more frequent.
  const balanced = remembered.map((_, at) => real[at % Math.max(1, real.length)] ?? []).filter((one) => one.length > 0);
  const checker = fitLogistic(
    [
      ...balanced.map((features) => ({ features, isPositive: true })),
      ...remembered.map((features) => ({ features, isPositive: false })),
    ],
    CHECKER,
  );
  const looksReal = (sprite: Sprite) => positiveChance(checker, sprite) >= 0.5;
  const shown = draw(SHOWN).map((sprite) => ({ sprite, isLetIn: looksReal(sprite) }));
  const makerSuccess = shareOf(shown, ({ isLetIn }) => isLetIn);
  const best = draw(CANDIDATES)
    .map((sprite) => ({ sprite, chance: positiveChance(checker, sprite) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, BEST)
    .map(({ sprite }) => sprite);
  const goal = pixelChances(best);
  const chances = state.chances.map((chance, pixel) => chance + LEARNING_RATE * ((goal[pixel] ?? chance) - chance));
  return {
    state: { round: state.round + 1, chances, earlier: remembered },
    checker,
    shown,
    checkerAccuracy: (shareOf(sprites.filter(isHeldOut), looksReal) + 1 - makerSuccess) / 2,
    makerSuccess,
  };
}

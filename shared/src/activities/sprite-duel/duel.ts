// The duel of maker and checker on a learner's sprites: the worker's rounds, who walks to the door, and the remarks.

import { positiveChance } from '../../learning/logisticRegression.ts';
import {
  type DuelRound,
  type DuelState,
  isHeldOut,
  playRound,
  type Sprite,
  startDuel,
} from '../../learning/pixelGenerator.ts';
import { shuffle } from '../../learning/random.ts';

/** Rounds of one match. */
export const MOST_ROUNDS = 40;

/** One who walks to the museum door. */
export interface SpriteWalker {
  cells: string;
  /** Drawn by the learner, and held out from the checker's training. */
  isOwn: boolean;
  /** Null = only takes a stroll. */
  isLetIn: boolean | null;
}

export interface PlayedRound extends Pick<DuelRound, 'checkerAccuracy' | 'makerSuccess' | 'state'> {
  walkers: readonly SpriteWalker[];
}

export const toSprite = (cells: string): Sprite => [...cells].map(Number);

/** The held-out sprites are a quarter by chance: neighbours in the list are often variants of each other. */
const inDuelOrder = (cells: readonly string[], seed: number): string[] => shuffle(cells, seed);

/** The learner's sprites that the checker never trains on. */
export const heldOutSprites = (cells: readonly string[], seed: number): string[] =>
  inDuelOrder(cells, seed).filter((one, at) => isHeldOut(toSprite(one), at));

/** An own sprite after every `every` made ones. */
function mix(made: readonly SpriteWalker[], own: readonly SpriteWalker[]): SpriteWalker[] {
  const every = Math.max(1, Math.floor(made.length / Math.max(1, own.length)));
  return made.flatMap((walker, at) => {
    const guest = (at + 1) % every === 0 ? own[(at + 1) / every - 1] : undefined;
    return guest ? [walker, guest] : [walker];
  });
}

/** Plays rounds on, from a state or from the start; the same sprites and seed give the same rounds. */
export function playRounds(
  cells: readonly string[],
  seed: number,
  count: number,
  from: DuelState | undefined,
): PlayedRound[] {
  const sprites = inDuelOrder(cells, seed).map(toSprite);
  const own = heldOutSprites(cells, seed);
  const rounds: PlayedRound[] = [];
  for (let state = from ?? startDuel(); rounds.length < count; ) {
    const round = playRound(sprites, state, seed);
    const made = round.shown.map(({ sprite, isLetIn }) => ({ cells: sprite.join(''), isOwn: false, isLetIn }));
    const guests = own.map((one) => ({
      cells: one,
      isOwn: true,
      isLetIn: positiveChance(round.checker, toSprite(one)) >= 0.5,
    }));
    const { checkerAccuracy, makerSuccess } = round;
    rounds.push({ checkerAccuracy, makerSuccess, state: round.state, walkers: mix(made, guests) });
    state = round.state;
  }
  return rounds;
}

interface Scores {
  /** Share of right verdicts, 0–1. */
  checker: number;
  /** Share of the maker's sprites that were let in, 0–1. */
  maker: number;
}

/** The index of the maker's best round, the first one of equals; -1 without rounds. */
export const bestRound = (rounds: readonly Pick<Scores, 'maker'>[]): number =>
  rounds.reduce((best, { maker }, at) => (maker > (rounds[best]?.maker ?? -1) ? at : best), -1);

export type Trend = 'lower' | 'higher' | 'same';

/** The checker in the maker's best round compared with the first round; undefined while that is the first one. */
export function checkerTrend(rounds: readonly Scores[]): Trend | undefined {
  const [first, best] = [rounds[0], rounds[bestRound(rounds)]];
  if (!first || !best || first === best) return undefined;
  const change = Math.round(best.checker * 100) - Math.round(first.checker * 100);
  if (change === 0) return 'same';
  return change < 0 ? 'lower' : 'higher';
}

// Maker against checker on the map: a player before the maker's door calls the next round; the learner's sprites stroll on the beach.

import { MOST_ROUNDS, type PlayedRound, type SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import { BEACH, WALK } from '@lanternwise/shared/activities/sprite-duel/mapNames';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { areEnough, cellsOf, type SpriteDraft, spriteDraft } from './draft.ts';

export interface WalkView {
  /** Those of the last round, or, in round 0, the sprites that were drawn so far. */
  walkers: readonly SpriteWalker[];
  round: number;
}

/** The rounds that were played, which the next one goes on from. */
interface Match {
  key: string;
  rounds: number;
  last: PlayedRound;
}

const keyOf = ({ sprites, seed }: SpriteDraft): string => `${seed} ${cellsOf(sprites).join(' ')}`;

export const countLetIn = (walkers: readonly SpriteWalker[], isOwn: boolean) => {
  const group = walkers.filter((one) => one.isOwn === isOwn);
  return { letIn: group.filter(({ isLetIn }) => isLetIn).length, all: group.length };
};

/** The learner's sprites, who only take a stroll. */
export const strollers = (sprites: SpriteDraft['sprites']): SpriteWalker[] =>
  cellsOf(sprites).map((cells) => ({ cells, isOwn: true, isLetIn: null }));

function walkOf({ walkers, round: number }: WalkView) {
  if (number === 0) return { walkers, sign: t`Your sprites` };
  const { letIn, all } = countLetIn(walkers, false);
  return { walkers, sign: t`Round ${number}: ${letIn} of ${all}` };
}

/** What is missing; nothing for passers-by, who have not begun. */
function missingHint({ sprites: kept }: SpriteDraft, needs: { sprites: number; byHand: number }): string | undefined {
  const { sprites } = needs;
  const [count, missing] = [kept.length, needs.byHand - kept.filter((one) => one.isByHand).length];
  if (count >= sprites) return t`Sprites drawn by hand that are still missing: ${missing}. Then the rounds begin.`;
  return count > 0 ? t`You have ${count} of ${sprites} sprites. The rounds begin when all are kept.` : undefined;
}

export const world: CreateFace<'sprite-duel', 'sprite-walk', WalkView, SpriteDraft> = ({ id, needs, examples }) => {
  let isBusy = false;
  let match: Match | undefined;
  /** The round that was called on the map last, until the window shows one. */
  let called: WalkView | undefined;
  const play = async (next: SpriteDraft): Promise<Match | undefined> => {
    const key = keyOf(next);
    const known = match?.key === key && match.rounds < next.rounds ? match : undefined;
    const count = next.rounds - (known?.rounds ?? 0);
    const input = [cellsOf(next.sprites), next.seed, count, known?.last.state] as const;
    const last = (await learningClient.run('duel-rounds', input)).at(-1);
    return last && { key, rounds: next.rounds, last };
  };
  return {
    mechanic: 'sprite-walk',
    draft: () => spriteDraft(id),
    show({ view, draft, state }) {
      if (view) {
        called = undefined;
        return { [WALK]: walkOf(view) };
      }
      const own = cellsOf(draft.sprites);
      const isOwn = own.length > 0;
      // In another browser, where the learner's sprites are not, the examples stroll under their maker's name.
      const walkers = (isOwn ? own : examples.pixels).map((cells) => ({ cells, isOwn, isLetIn: null }));
      return {
        ...(called && { [WALK]: walkOf(called) }),
        ...(state.activities[id]?.correct && { [BEACH]: { walkers, sign: isOwn ? t`Your sprites` : t`Examples` } }),
      };
    },
    async on(_, { draft }, object) {
      if (object !== WALK || isBusy) return undefined;
      if (!areEnough(draft.sprites, needs)) {
        const hint = missingHint(draft, needs);
        return hint === undefined ? undefined : { hint };
      }
      // A match that is over gives way to a new one.
      const isOver = draft.rounds >= MOST_ROUNDS;
      const next = isOver ? { ...draft, seed: draft.seed + 1, rounds: 1 } : { ...draft, rounds: draft.rounds + 1 };
      isBusy = true;
      match = await play(next).finally(() => {
        isBusy = false;
      });
      if (!match) return undefined;
      const { walkers, checkerAccuracy } = match.last;
      const { letIn, all } = countLetIn(walkers, false);
      const [number, right] = [next.rounds, Math.round(checkerAccuracy * 100)];
      called = { walkers, round: number };
      const hint = t`Round ${number}: ${letIn} of ${all} made sprites are let in. The Checker is right ${right}% of the time.`;
      return { draft: next, hint };
    },
  };
};

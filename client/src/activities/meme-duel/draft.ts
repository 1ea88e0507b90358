// The draft of the meme duel: chosen packs, the picks of a duel, and why jokes were flat.
import { REASONS, type Reason, ROUNDS } from '@lanternwise/shared/activities/meme-duel/duel';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';
import { packNames, wholeNumber } from '../meme-machine/draft.ts';

export interface DuelDraft {
  predicted: string | undefined;
  packs: readonly string[];
  isFiltered: boolean;
  /** Another one for each duel: other scenes and other captions. 0 = none was drawn yet. */
  seed: number;
  /** Whether the learner is on stage; before that the data is chosen. */
  isOnStage: boolean;
  /** Place of the chosen caption among those offered, round by round. */
  picks: readonly number[];
  /** Why a joke of Neo was flat, by the number of the round. */
  reasons: Readonly<Record<string, Reason>>;
}

export const EMPTY_DUEL: DuelDraft = {
  ...{ predicted: undefined, packs: [], isFiltered: false, seed: 0, isOnStage: false, picks: [], reasons: {} },
};

export const parseDuel: Schema<DuelDraft> = (value) => {
  if (!isRecord(value)) return undefined;
  const picks = Array.isArray(value.picks) ? value.picks.map(wholeNumber).slice(0, ROUNDS) : [];
  const reasons = Object.entries(isRecord(value.reasons) ? value.reasons : {}).flatMap(([round, picked]) => {
    const reason = REASONS.find((one) => one === picked);
    return reason ? [[round, reason] as const] : [];
  });
  return {
    predicted: stringSchema(value.predicted),
    packs: packNames(value.packs),
    isFiltered: value.isFiltered === true,
    seed: wholeNumber(value.seed),
    isOnStage: value.isOnStage === true,
    picks,
    reasons: Object.fromEntries(reasons.slice(0, ROUNDS)),
  };
};

export const duelStorage = ({ id }: Pick<ActivityOf<'meme-duel'>, 'id'>) => activityDraft(id, parseDuel, EMPTY_DUEL);

// The contest with Echo in this browser: she says the letter that the learner said before, and both are counted.
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

export interface EchoDraft {
  /** Place of the option that the learner chose last. */
  letter: number;
  /** Right answers of both, while they compete. */
  own: number;
  echo: number;
}

export const EMPTY_ECHO: EchoDraft = { letter: 0, own: 0, echo: 0 };

const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0);

export const parseEcho: Schema<EchoDraft> = (value) =>
  isRecord(value) ? { letter: count(value.letter), own: count(value.own), echo: count(value.echo) } : undefined;

/** After so many trophies she competes, and for how many. */
const FIRST = 10;
const LAST = 20;

export const competes = (won: number): boolean => won >= FIRST && won < LAST;
export const isLastRound = (won: number): boolean => won === LAST;

interface Round {
  /** Trophies before it. */
  won: number;
  picked: number;
  right: number;
}

/** A new contest is counted from its first round. */
export function afterRound(draft: EchoDraft, { won, picked, right }: Round): EchoDraft {
  if (!competes(won)) return { letter: picked, own: 0, echo: 0 };
  return {
    letter: picked,
    own: draft.own + (picked === right ? 1 : 0),
    echo: draft.echo + (draft.letter === right ? 1 : 0),
  };
}

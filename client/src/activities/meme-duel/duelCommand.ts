// What the duel stage of the map shows: the captions of an open round as lettered places, or the two that were told and who laughed.
import { type DuelRound, playedRounds, totalsOf } from '@lanternwise/shared/activities/meme-duel/duel';
import { laughsOf } from '@lanternwise/shared/activities/meme-machine/captions';
import { t } from '@lingui/core/macro';
import type { MechanicMessages } from '../../bridge/events.ts';

type DuelCommand = MechanicMessages['duel-stage']['command'];

/** The object on the map. */
export const DUEL_STAGE = 'meme-duel';

export const EMPTY_STAGE: DuelCommand = { title: '', captions: [], told: null, score: null };

interface ShownRound {
  picks: readonly number[];
  /** The round that is shown; a picked one with its laughs. */
  round: number;
  title: string;
}

export function duelCommand(rounds: readonly DuelRound[], { picks, round, title }: ShownRound): DuelCommand {
  const open = rounds[round];
  const played = playedRounds(rounds, picks);
  const score = totalsOf(played);
  const told = played[round];
  if (!open) return { ...EMPTY_STAGE, score };
  if (!told) return { title, captions: open.mine.map(({ text }) => text), told: null, score };
  return {
    title,
    captions: [],
    told: {
      mine: { who: t`You`, text: open.mine[picks[round] ?? 0]?.text ?? '', laughs: laughsOf(told.mine) },
      neo: { who: t`Neo`, text: open.neo?.text ?? '', laughs: laughsOf(told.neo) },
    },
    score,
  };
}

// What the dice cave of the map shows: the lever at its temperature, the likely words as stones as broad as they are then, and the last sentence that was written so.
import type { StoneRow } from '@lanternwise/shared/activities/river-crossing/walk';
import { type SamplingSettings, temper } from '@lanternwise/shared/learning/sampling';
import { followersOf, type WordModel } from '@lanternwise/shared/learning/wordModel';
import { t } from '@lingui/core/macro';
import type { MechanicMessages } from '../../bridge/events.ts';
import type { DiceDraft } from './diceDraft.ts';

const SHOWN_STONES = 4;
const SHOWN_ROWS = 3;

/** First words, then what may follow the most likely one, and so on. */
function temperedRows(model: WordModel, settings: SamplingSettings): StoneRow[] {
  const rows: StoneRow[] = [];
  const words: string[] = [];
  while (rows.length < SHOWN_ROWS) {
    const stones = temper(followersOf(model, words, 'bigram'), settings).slice(0, SHOWN_STONES);
    const [first] = stones;
    if (!first) break;
    const total = stones.reduce((sum, { share }) => sum + share, 0);
    rows.push({ stones: stones.map((stone) => ({ ...stone, share: stone.share / total })), chosen: null });
    words.push(first.word);
  }
  return rows;
}

export function diceCommand(
  model: WordModel,
  { temperature, topK, runs }: DiceDraft,
): MechanicMessages['dice-lever']['command'] {
  const run = runs.findLast((one) => one.temperature === temperature && one.topK === topK);
  const rows = temperedRows(model, { temperature, topK });
  if (!run) return { temperature, rows, label: '', says: '' };
  const [variety, sense] = [Math.round(run.variety * 100), Math.round(run.sense * 100)];
  const label = t`Temperature ${temperature} · variety ${variety}% · sense ${sense}%`;
  return { temperature, rows, label, says: run.sentences[0] ?? '' };
}

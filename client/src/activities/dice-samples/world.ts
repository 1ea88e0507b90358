// The lever of the dice cave on the map: each pull makes the dice hotter, and the learner's own model writes at that temperature.

import { pullLever } from '@lanternwise/shared/activities/dice-samples/lever';
import { LEVER } from '@lanternwise/shared/activities/dice-samples/mapNames';
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';
import { type SamplingSettings, temper } from '@lanternwise/shared/learning/sampling';
import { followersOf, type WordModel } from '@lanternwise/shared/learning/wordModel';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import type { MechanicMessages } from '../../bridge/events.ts';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { riverText } from '../word-river/draft.ts';
import { addRun, type DiceDraft, ofText, runDice, storedDice } from './diceDraft.ts';

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

/** The lever at its temperature, the likely words as stones as broad as they are then, and the last sentence that was written so. */
function commandOf(
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

export const world: CreateFace<'dice-samples', 'dice-lever', true, DiceDraft> = (dice, { activities }) => {
  const source = activities[dice.from];
  if (source?.kind !== 'word-river') return undefined;
  const train = rememberLast('word-table');
  const isTrained = (state: RealmState) => state.activities[source.id]?.correct === true;
  const stored = () => storedDice(dice.id);
  const roll = async (draft: DiceDraft) => {
    const { text } = riverText(source);
    const before = ofText(draft, text);
    const temperature = pullLever(before.temperature);
    // The lever moves before the dice have written.
    stored().write({ ...before, temperature });
    const run = await runDice(text, { temperature, topK: before.topK }, Date.now());
    const after = addRun(ofText(stored().read(), text), run);
    const [said = ''] = run.sentences;
    // The next pull has something to say of its own.
    if (after.temperature !== temperature) return { draft: after };
    return { draft: after, hint: t`Temperature ${temperature}. The cave says: “${said}”` };
  };
  return {
    mechanic: 'dice-lever',
    draft: stored,
    async show({ view, draft, state }) {
      if (!view && !isTrained(state)) return undefined;
      // The text is chosen again each time: the learner may have changed it.
      const { text } = riverText(source);
      const { model } = await train([text]);
      return { [LEVER]: commandOf(model, ofText(draft, text)) };
    },
    on: (_pulled, { draft, state }) =>
      isTrained(state) ? roll(draft) : { hint: t`The dice have no words to roll yet. Train the Word River first.` },
  };
};

// The lever of the dice cave on the map: each pull makes the dice hotter, and the learner's own model writes at that temperature.
import { pullLever } from '@lanternwise/shared/activities/dice-samples/lever';
import type { TrainedText } from '@lanternwise/shared/activities/river-crossing/crossing';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { riverText } from '../word-river/riverText.ts';
import { diceCommand } from './diceCommand.ts';
import { addRun, type DiceDraft, ofText, runDice, storedDice } from './diceDraft.ts';

/** The object on the map. */
const LEVER = 'dice-lever';

export const world: CreateFace<'dice-samples', 'dice-lever', true, DiceDraft> = (dice, { activities }) => {
  const source = activities[dice.from];
  if (source?.kind !== 'word-river') return undefined;
  const remember = rememberLast<TrainedText>();
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
      const { model } = await remember(text, () => learningClient.run('word-table', [text]));
      return { [LEVER]: diceCommand(model, ofText(draft, text)) };
    },
    pull: ({ draft, state }) =>
      isTrained(state) ? roll(draft) : { hint: t`The dice have no words to roll yet. Train the Word River first.` },
  };
};

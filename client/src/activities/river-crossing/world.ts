// The stones of the word river on the map: the player walks over the words of the chosen text, and a finished crossing is recorded.
import { STONES } from '@lanternwise/shared/activities/kit/words/mapNames';
import type { TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { type Crossing, readCrossing, startCrossing, stepOn } from '@lanternwise/shared/activities/river-crossing/walk';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { riverText } from '../word-river/draft.ts';

/** A crossing on foot. */
interface Walk {
  trained: TrainedText;
  crossing: Crossing;
  startedAt: number;
}

export const world: CreateFace<'river-crossing', 'stepping-stones', Crossing> = (activity, { activities }) => {
  const source = activities[activity.from];
  if (source?.kind !== 'word-river') return undefined;
  const train = rememberLast('word-table');
  let walk: Walk | undefined;
  return {
    mechanic: 'stepping-stones',
    async show({ view, state }) {
      if (!view && !state.activities[source.id]?.correct) return undefined;
      const trained = await train([riverText(source).text]);
      // Another text is another river.
      if (!view && walk?.trained !== trained)
        walk = { trained, crossing: startCrossing(trained), startedAt: Date.now() };
      const crossing = view ?? walk?.crossing;
      if (!crossing) return undefined;
      const { banner, source: copied } = readCrossing(crossing, trained);
      return { [STONES]: { rows: crossing.rows, banner, source: copied } };
    },
    on(event) {
      // An ended crossing stays to be read until the player has left.
      if (event.kind === 'left' && walk?.crossing.isAcross) walk = undefined;
      if (event.kind === 'left' || !walk) return undefined;
      const { trained, crossing: before, startedAt } = walk;
      const crossing = stepOn(before, trained, event.row, event.stone, startedAt);
      if (crossing === before) return undefined;
      walk = { ...walk, crossing };
      const { banner, figures } = readCrossing(crossing, trained);
      if (!crossing.isAcross) return { hint: banner };
      return { hint: banner, answers: [{ answer: { predicted: '_walked', ...figures }, ms: Date.now() - startedAt }] };
    },
  };
};

// What the laugh-o-meter of the map shows: captions that pass with the weight of each word, and the needle for each.
import { scoreCaption } from '@lanternwise/shared/activities/laugh-meter/meter';
import { bagOfWords, type NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import type { MechanicMessages } from '../../bridge/events.ts';

type MeterCommand = MechanicMessages['laugh-meter']['command'];

export function meterCommand(
  model: NaiveBayesModel | undefined,
  texts: readonly string[],
  { threshold, title }: Pick<MeterCommand, 'threshold' | 'title'>,
): MeterCommand {
  const passes = model
    ? texts.map((text) => ({
        words: bagOfWords(text).map((word) => ({ word, weight: model.weights.get(word)?.weight ?? 0 })),
        score: scoreCaption(model, text).probability,
      }))
    : [];
  return { passes, threshold, title };
}

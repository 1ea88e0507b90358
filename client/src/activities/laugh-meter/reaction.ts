// What the companion does at a line, by the learner's labels: it laughs or stays silent, and names the words that weighed most.
import { scoreCaption } from '@lanternwise/shared/activities/kit/captions/meter';
import { bagOfWords, type NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';

const NAMED = 2;

export interface Reaction {
  laughs: boolean;
  /** Those that pulled to its side, the strongest first; none = the other words or the threshold decided. */
  because: readonly string[];
  /** It knows at least one of the words. */
  isAnyKnown: boolean;
}

export const hasWords = (line: string): boolean => bagOfWords(line).length > 0;

export function reactTo(model: NaiveBayesModel, threshold: number, line: string): Reaction {
  const { probability, known } = scoreCaption(model, line);
  const laughs = probability >= threshold;
  const pulls = new Map<string, number>();
  for (const { word, weight } of known) pulls.set(word, (pulls.get(word) ?? 0) + (laughs ? weight : -weight));
  const because = [...pulls]
    .filter(([, pull]) => pull > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, NAMED)
    .map(([word]) => word);
  return { laughs, because, isAnyKnown: known.length > 0 };
}

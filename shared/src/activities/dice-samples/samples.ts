// Ten sentences at one temperature and top-k, with their variety and sense, and which run of several kept more sense.
import { seededRandom } from '../../learning/random.ts';
import { measureSamples, type SampleMeasures, type SamplingSettings, writeSentence } from '../../learning/sampling.ts';
import { joinWords } from '../../learning/wordText.ts';
import { trainOnText } from '../kit/words/nextWords.ts';

/** At this top-k all words are kept. */
export const ALL_WORDS = 20;
/** What counts as a cold run, a hot one, and one with few words to choose from. */
export const COLD = 0.5;
export const HOT = 2;
export const FEW = 3;

/** Runs that are kept of one text. */
export const MAX_RUNS = 12;

const SAMPLES = 10;
const MAX_WORDS = 24;

export interface DiceRun extends SampleMeasures, SamplingSettings {}

export interface DiceSamples extends SampleMeasures {
  sentences: string[];
}

/** Runs in the worker; the counts of one word before decide, because two words before would leave the dice little to choose. */
export function sampleText(text: string, { temperature, topK }: SamplingSettings, seed: number): DiceSamples {
  const { model } = trainOnText(text);
  const random = seededRandom(seed);
  const settings = { temperature, topK: topK >= ALL_WORDS ? Number.POSITIVE_INFINITY : topK };
  const samples = Array.from({ length: SAMPLES }, () =>
    writeSentence({ model, order: 'bigram', maxWords: MAX_WORDS, ...settings }, random),
  );
  return { ...measureSamples(samples, model), sentences: samples.map(joinWords) };
}

/** The coldest and the hottest of these runs, whatever their top-k; undefined if there is none that is cold or hot enough. */
export function extremeRuns(runs: readonly DiceRun[]): { cold: DiceRun; hot: DiceRun } | undefined {
  const [cold] = [...runs].sort((a, b) => a.temperature - b.temperature || b.topK - a.topK);
  const [hot] = [...runs].sort((a, b) => b.temperature - a.temperature || b.topK - a.topK);
  return cold && hot && cold.temperature <= COLD && hot.temperature >= HOT ? { cold, hot } : undefined;
}

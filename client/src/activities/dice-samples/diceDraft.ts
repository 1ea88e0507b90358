// The draft of the dice cave: temperature, words to choose from, and the last runs with some of their sentences.

import { HOTTEST } from '@lanternwise/shared/activities/dice-samples/lever';
import { ALL_WORDS, type DiceRun, MAX_RUNS } from '@lanternwise/shared/activities/dice-samples/samples';
import { seedFromText } from '@lanternwise/shared/learning/random';
import type { SamplingSettings } from '@lanternwise/shared/learning/sampling';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

export interface ShownRun extends DiceRun {
  id: string;
  sentences: readonly string[];
}

export interface DiceDraft extends SamplingSettings {
  /** A number of the text that the runs come from: they do not say anything of another one. */
  from: number;
  runs: readonly ShownRun[];
}

export const EMPTY_DICE: DiceDraft = { temperature: 1, topK: ALL_WORDS, from: 0, runs: [] };

/** Of ten sentences, those that are shown. */
const KEPT_SENTENCES = 3;

const isWithin = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

const areSettings = ({ temperature, topK }: Record<string, unknown>): boolean =>
  isWithin(temperature, 0, HOTTEST) && isWithin(topK, 1, ALL_WORDS) && Number.isInteger(topK);

const isRun = (run: unknown): run is ShownRun =>
  isRecord(run) &&
  typeof run.id === 'string' &&
  areSettings(run) &&
  isWithin(run.variety, 0, 1) &&
  isWithin(run.sense, 0, 1) &&
  Array.isArray(run.sentences) &&
  run.sentences.every((sentence) => typeof sentence === 'string');

export const parseDice: Schema<DiceDraft> = (value) => {
  if (!isRecord(value) || !areSettings(value) || !Array.isArray(value.runs)) return undefined;
  const runs = value.runs.filter(isRun).slice(-MAX_RUNS);
  return { temperature: Number(value.temperature), topK: Number(value.topK), from: Number(value.from) || 0, runs };
};

/** The draft of this person. */
export const storedDice = (activity: string) => activityDraft(activity, parseDice, EMPTY_DICE);

/** Runs of another text are left out. */
export function ofText(draft: DiceDraft, text: string): DiceDraft {
  const from = seedFromText(text);
  return draft.from === from ? draft : { ...draft, from, runs: [] };
}

/** Ten sentences in the worker. */
export async function runDice(text: string, { temperature, topK }: SamplingSettings, seed: number): Promise<ShownRun> {
  const samples = await learningClient.run('word-samples', [text, { temperature, topK }, seed]);
  return { temperature, topK, ...samples, sentences: samples.sentences.slice(0, KEPT_SENTENCES), id: String(seed) };
}

/** The oldest run makes room. */
export const addRun = (draft: DiceDraft, run: ShownRun): DiceDraft => ({
  ...draft,
  runs: [...draft.runs.slice(1 - MAX_RUNS), run],
});

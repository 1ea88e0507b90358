// The bridge robot's model: mel features of the teaching voices, k nearest neighbours, tested on voices that it never heard.
import { classifyByNeighbours, type KnnPrediction, type LabelledExample } from '../learning/knn.ts';
import type { LabelledPrediction } from '../learning/labelMetrics.ts';
import { melFeatures } from '../learning/melFeatures.ts';
import { speak } from './synthesise.ts';
import { TAKES, TEACHING_VOICES, TEST_VOICES, type Voice } from './voices.ts';
import { WORD_IDS } from './words.ts';

const NEIGHBOURS = 3;

export interface TestClip extends LabelledPrediction {
  voice: string;
  take: number;
}

/** Examples of a voice, computed once: every take of every word. */
const known = new Map<string, LabelledExample[]>();

function examplesOf(voice: Voice): LabelledExample[] {
  const found = known.get(voice.id);
  if (found) return found;
  const made = WORD_IDS.flatMap((word) =>
    Array.from({ length: TAKES }, (_, take) => ({ label: word, features: melFeatures(speak(voice, word, take)) })),
  );
  known.set(voice.id, made);
  return made;
}

const taughtBy = (voices: readonly string[]): LabelledExample[] =>
  TEACHING_VOICES.filter(({ id }) => voices.includes(id)).flatMap(examplesOf);

/** What the robot taught by these voices makes of each clip of the test voices. */
export function testCommandModel(voices: readonly string[]): TestClip[] {
  const examples = taughtBy(voices);
  if (examples.length === 0) return [];
  return TEST_VOICES.flatMap((voice) =>
    examplesOf(voice).map(({ label, features }, at) => ({
      ...{ voice: voice.id, actual: label, take: at % TAKES },
      predicted: classifyByNeighbours(examples, features, NEIGHBOURS).label ?? '',
    })),
  );
}

/** What it makes of a recording, at `SAMPLE_RATE`. */
export const hearCommand = (voices: readonly string[], samples: Float32Array): KnnPrediction =>
  classifyByNeighbours(taughtBy(voices), melFeatures(samples), NEIGHBOURS);

export const accuracyOf = (clips: readonly TestClip[]): number =>
  clips.length === 0 ? 0 : clips.filter(({ actual, predicted }) => actual === predicted).length / clips.length;

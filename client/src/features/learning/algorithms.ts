// Registers the algorithms of lessons by name, and types the messages of the learning worker.

import { sampleText } from '@lanternwise/shared/activities/dice-samples/samples';
import { trainMeter } from '@lanternwise/shared/activities/kit/captions/meter';
import { trainOnText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { prepareDuel } from '@lanternwise/shared/activities/meme-duel/duel';
import { runMachine } from '@lanternwise/shared/activities/meme-machine/machine';
import { growGate } from '@lanternwise/shared/activities/message-gate/gate';
import { hangGallery } from '@lanternwise/shared/activities/real-or-made/gallery';
import { countFalse } from '@lanternwise/shared/activities/source-test/sources';
import { playRounds } from '@lanternwise/shared/activities/sprite-duel/duel';
import { convolve } from '@lanternwise/shared/learning/convolution';
import { classifyAll, classifyByNeighbours } from '@lanternwise/shared/learning/knn';
import { runTableExperiment } from '@lanternwise/shared/learning/tableExperiment';
import { hearCommand, testCommandModel } from '@lanternwise/shared/voices/commandModel';
import { pictureSound } from '@lanternwise/shared/voices/spectrogramPicture';

const ALGORITHMS = {
  'command-test': testCommandModel,
  convolution: convolve,
  'count-false': countFalse,
  'duel-rounds': playRounds,
  'hang-gallery': hangGallery,
  'hear-command': hearCommand,
  knn: classifyByNeighbours,
  'knn-all': classifyAll,
  'laugh-meter': trainMeter,
  'meme-duel': prepareDuel,
  'meme-machine': runMachine,
  'message-gate': growGate,
  'sound-picture': pictureSound,
  'table-experiment': runTableExperiment,
  'word-samples': sampleText,
  'word-table': trainOnText,
};

type Signatures = typeof ALGORITHMS;
export type Algorithm = keyof Signatures;
export type AlgorithmInput<A extends Algorithm> = Readonly<Parameters<Signatures[A]>>;
export type AlgorithmResult<A extends Algorithm> = ReturnType<Signatures[A]>;

export interface LearningRequest<A extends Algorithm = Algorithm> {
  id: number;
  algorithm: A;
  input: AlgorithmInput<A>;
}

export type LearningResponse = { id: number; result: AlgorithmResult<Algorithm> } | { id: number; error: string };

/** Spelt out, so that TypeScript sees that a name's input and result belong together. */
const BY_NAME: { [A in Algorithm]: (...input: AlgorithmInput<A>) => AlgorithmResult<A> } = ALGORITHMS;

export const runAlgorithm = <A extends Algorithm>(algorithm: A, input: AlgorithmInput<A>): AlgorithmResult<A> =>
  BY_NAME[algorithm](...input);

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

interface Signatures {
  'command-test': typeof testCommandModel;
  convolution: typeof convolve;
  'count-false': typeof countFalse;
  'duel-rounds': typeof playRounds;
  'hang-gallery': typeof hangGallery;
  'hear-command': typeof hearCommand;
  knn: typeof classifyByNeighbours;
  'knn-all': typeof classifyAll;
  'laugh-meter': typeof trainMeter;
  'meme-duel': typeof prepareDuel;
  'meme-machine': typeof runMachine;
  'message-gate': typeof growGate;
  'sound-picture': typeof pictureSound;
  'table-experiment': typeof runTableExperiment;
  'word-samples': typeof sampleText;
  'word-table': typeof trainOnText;
}

export type Algorithm = keyof Signatures;
export type AlgorithmInput<A extends Algorithm> = Readonly<Parameters<Signatures[A]>>;
export type AlgorithmResult<A extends Algorithm> = ReturnType<Signatures[A]>;

const ALGORITHMS: { [A in Algorithm]: (...input: AlgorithmInput<A>) => AlgorithmResult<A> } = {
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

export interface LearningRequest<A extends Algorithm = Algorithm> {
  id: number;
  algorithm: A;
  input: AlgorithmInput<A>;
}

export type LearningResponse = { id: number; result: AlgorithmResult<Algorithm> } | { id: number; error: string };

export const runAlgorithm = <A extends Algorithm>(algorithm: A, input: AlgorithmInput<A>): AlgorithmResult<A> =>
  ALGORITHMS[algorithm](...input);

// Registers the algorithms of lessons by name, and types the messages of the learning worker.

import { sampleText } from '@lanternwise/shared/activities/dice-samples/samples';
import { hangGallery } from '@lanternwise/shared/activities/real-or-made/gallery';
import { trainOnText } from '@lanternwise/shared/activities/river-crossing/crossing';
import { convolve } from '@lanternwise/shared/learning/convolution';
import { classifyAll, classifyByNeighbours } from '@lanternwise/shared/learning/knn';
import { runTableExperiment } from '@lanternwise/shared/learning/tableExperiment';

interface Signatures {
  convolution: typeof convolve;
  'hang-gallery': typeof hangGallery;
  knn: typeof classifyByNeighbours;
  'knn-all': typeof classifyAll;
  'table-experiment': typeof runTableExperiment;
  'word-samples': typeof sampleText;
  'word-table': typeof trainOnText;
}

export type Algorithm = keyof Signatures;
export type AlgorithmInput<A extends Algorithm> = Readonly<Parameters<Signatures[A]>>;
export type AlgorithmResult<A extends Algorithm> = ReturnType<Signatures[A]>;

const ALGORITHMS: { [A in Algorithm]: (...input: AlgorithmInput<A>) => AlgorithmResult<A> } = {
  convolution: convolve,
  'hang-gallery': hangGallery,
  knn: classifyByNeighbours,
  'knn-all': classifyAll,
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

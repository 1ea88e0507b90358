// The algorithms that lessons train with, by name: what the learning worker can be asked for.
import { classifyByNeighbours } from '@lanternwise/shared/learning/knn';
import { runTableExperiment } from '@lanternwise/shared/learning/tableExperiment';

interface Signatures {
  knn: typeof classifyByNeighbours;
  'table-experiment': typeof runTableExperiment;
}

export type Algorithm = keyof Signatures;
export type AlgorithmInput<A extends Algorithm> = Readonly<Parameters<Signatures[A]>>;
export type AlgorithmResult<A extends Algorithm> = ReturnType<Signatures[A]>;

const ALGORITHMS: { [A in Algorithm]: (...given: AlgorithmInput<A>) => AlgorithmResult<A> } = {
  knn: classifyByNeighbours,
  'table-experiment': runTableExperiment,
};

export interface LearningRequest<A extends Algorithm = Algorithm> {
  id: number;
  algorithm: A;
  input: AlgorithmInput<A>;
}

export type LearningResponse = { id: number; result: AlgorithmResult<Algorithm> } | { id: number; error: string };

export const runAlgorithm = <A extends Algorithm>(algorithm: A, given: AlgorithmInput<A>): AlgorithmResult<A> =>
  ALGORITHMS[algorithm](...given);

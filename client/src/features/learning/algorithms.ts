// The algorithms that lessons train with, by name: what the learning worker can be asked for.
import { classifyByNeighbours } from '@lanternwise/shared/learning/knn';
import { runTableExperiment } from '@lanternwise/shared/learning/table-experiment';

interface Signatures {
  knn: typeof classifyByNeighbours;
  'table-experiment': typeof runTableExperiment;
}

export type Algorithm = keyof Signatures;
export type Given<A extends Algorithm> = Readonly<Parameters<Signatures[A]>>;
export type Learned<A extends Algorithm> = ReturnType<Signatures[A]>;

const ALGORITHMS: { [A in Algorithm]: (...given: Given<A>) => Learned<A> } = {
  knn: classifyByNeighbours,
  'table-experiment': runTableExperiment,
};

export interface LearningQuestion<A extends Algorithm = Algorithm> {
  id: number;
  algorithm: A;
  given: Given<A>;
}

export type LearningAnswer = { id: number; learned: Learned<Algorithm> } | { id: number; error: string };

export const learnHere = <A extends Algorithm>(algorithm: A, given: Given<A>): Learned<A> =>
  ALGORITHMS[algorithm](...given);

// A hook that trains in the background and gives what was learned last.
import { useEffect, useState } from 'react';
import type { Algorithm, AlgorithmInput, AlgorithmResult } from './algorithms.ts';
import { learningClient } from './LearningClient.ts';

/** `given` = a memoised list, or undefined for nothing to learn from: then, and until the first answer, undefined is given. */
export function useAlgorithm<A extends Algorithm>(
  algorithm: A,
  input: AlgorithmInput<A> | undefined,
): AlgorithmResult<A> | undefined {
  const [result, setLearned] = useState<AlgorithmResult<A>>();
  useEffect(() => {
    if (!input) {
      setLearned(undefined);
      return;
    }
    let cancelled = false;
    const setIfCurrent = (next: () => AlgorithmResult<A>) => {
      if (!cancelled) setLearned(next);
    };
    learningClient.run(algorithm, input).then(
      (next) => setIfCurrent(() => next),
      // Thrown while rendering, as if it had been computed there.
      (error: unknown) =>
        setIfCurrent(() => {
          throw error;
        }),
    );
    return () => {
      cancelled = true;
    };
  }, [algorithm, input]);
  return result;
}

// Hook that runs an algorithm in the background and returns its latest result.
import { useEffect, useState } from 'react';
import type { Algorithm, AlgorithmInput, AlgorithmResult } from './algorithms.ts';
import { learningClient } from './LearningClient.ts';

/** `input` must be memoised; without input, and until the first result, it returns undefined. */
export function useAlgorithm<A extends Algorithm>(
  algorithm: A,
  input: AlgorithmInput<A> | undefined,
): AlgorithmResult<A> | undefined {
  const [result, setResult] = useState<AlgorithmResult<A>>();
  useEffect(() => {
    if (!input) {
      setResult(undefined);
      return;
    }
    let cancelled = false;
    const setIfCurrent = (next: () => AlgorithmResult<A>) => {
      if (!cancelled) setResult(next);
    };
    learningClient.run(algorithm, input).then(
      (next) => setIfCurrent(() => next),
      // Thrown during rendering, to reach the error boundary.
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

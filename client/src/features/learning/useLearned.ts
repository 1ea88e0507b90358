// A hook that trains in the background and gives what was learned last.
import { useEffect, useState } from 'react';
import type { Algorithm, Given, Learned } from './algorithms.ts';
import { learner } from './learner.ts';

/** `given` = a memoised list, or undefined for nothing to learn from: then, and until the first answer, undefined is given. */
export function useLearned<A extends Algorithm>(algorithm: A, given: Given<A> | undefined): Learned<A> | undefined {
  const [learned, setLearned] = useState<Learned<A>>();
  useEffect(() => {
    if (!given) {
      setLearned(undefined);
      return;
    }
    let stale = false;
    const keep = (next: () => Learned<A>) => {
      if (!stale) setLearned(next);
    };
    learner.learn(algorithm, given).then(
      (next) => keep(() => next),
      // Thrown while rendering, as if it had been computed there.
      (error: unknown) =>
        keep(() => {
          throw error;
        }),
    );
    return () => {
      stale = true;
    };
  }, [algorithm, given]);
  return learned;
}

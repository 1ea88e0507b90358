// Runs an algorithm in the background, and again only when its input is another one.
import type { Algorithm, AlgorithmInput, AlgorithmResult } from './algorithms.ts';
import { learningClient } from './LearningClient.ts';

/** `key` stands for an input that is not plain JSON. */
export function rememberLast<A extends Algorithm>(algorithm: A) {
  let last: { key: string; result: Promise<AlgorithmResult<A>> } | undefined;
  return (input: AlgorithmInput<A>, key: unknown = input): Promise<AlgorithmResult<A>> => {
    const text = JSON.stringify(key);
    if (last?.key === text) return last.result;
    const result = learningClient.run(algorithm, input);
    last = { key: text, result };
    // One that failed is tried again.
    result.catch(() => {
      if (last?.result === result) last = undefined;
    });
    return result;
  };
}

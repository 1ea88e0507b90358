// Trains away from the main thread, so that no lesson ever makes the page stutter.
import { type LearningRequest, type LearningResponse, runAlgorithm } from './algorithms.ts';

self.addEventListener('message', ({ data: { id, algorithm, input: given } }: MessageEvent<LearningRequest>) => {
  let answer: LearningResponse;
  try {
    answer = { id, result: runAlgorithm(algorithm, given) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});

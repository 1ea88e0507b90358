// Web worker that runs algorithms off the main thread.
import { type LearningRequest, type LearningResponse, runAlgorithm } from './algorithms.ts';

self.addEventListener('message', ({ data: { id, algorithm, input } }: MessageEvent<LearningRequest>) => {
  let response: LearningResponse;
  try {
    response = { id, result: runAlgorithm(algorithm, input) };
  } catch (error) {
    response = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(response);
});

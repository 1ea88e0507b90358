// Trains away from the main thread, so that no lesson ever makes the page stutter.
import { type LearningAnswer, type LearningQuestion, learnHere } from './algorithms.ts';

self.addEventListener('message', ({ data: { id, algorithm, given } }: MessageEvent<LearningQuestion>) => {
  let answer: LearningAnswer;
  try {
    answer = { id, learned: learnHere(algorithm, given) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});

// Tests the robot in the worker: 90 clips of strangers against what these voices taught it.
import type { TestClip } from '@lanternwise/shared/voices/commandModel';
import { useEffect, useState } from 'react';
import { learningClient } from '../../features/learning/LearningClient.ts';

/** Undefined without voices and until the result of exactly these voices is there; the first test takes seconds. */
export function useCommandTest(voices: readonly string[] | undefined): readonly TestClip[] | undefined {
  const key = voices?.join();
  const [result, setResult] = useState<{ key: string; clips: readonly TestClip[] }>();
  useEffect(() => {
    if (key === undefined) return;
    let isCancelled = false;
    learningClient.run('command-test', [key.split(',')]).then(
      (clips) => {
        if (!isCancelled) setResult({ key, clips });
      },
      // Thrown during rendering, to reach the error boundary.
      (error: unknown) =>
        setResult(() => {
          throw error;
        }),
    );
    return () => {
      isCancelled = true;
    };
  }, [key]);
  return result?.key === key ? result?.clips : undefined;
}

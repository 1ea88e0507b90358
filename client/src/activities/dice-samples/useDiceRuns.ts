// Runs ten sentences at a time in the worker and keeps the measures of all runs.
import { MAX_RUNS } from '@lanternwise/shared/activities/dice-samples/definition';
import type { DiceRun } from '@lanternwise/shared/activities/dice-samples/samples';
import type { SamplingSettings } from '@lanternwise/shared/learning/sampling';
import { useRef, useState } from 'react';
import { learningClient } from '../../features/learning/LearningClient.ts';

export interface ShownRun extends DiceRun {
  id: string;
  sentences: readonly string[];
}

export function useDiceRuns(text: string | undefined, seed: number) {
  const [runs, setRuns] = useState<readonly ShownRun[]>([]);
  const [isRunning, setRunning] = useState(false);
  const count = useRef(0);
  const run = async (settings: SamplingSettings) => {
    if (text === undefined) return;
    setRunning(true);
    count.current += 1;
    const id = String(count.current);
    try {
      const samples = await learningClient.run('word-samples', [text, settings, seed + count.current]);
      // The oldest run makes room.
      setRuns((before) => [...before.slice(1 - MAX_RUNS), { ...settings, ...samples, id }]);
    } finally {
      setRunning(false);
    }
  };
  return { runs, isRunning, run };
}

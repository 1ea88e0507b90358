// The state of the dice cave, which the lever on the map shares: the settings, and runs of ten sentences in the worker.
import { useRef, useState } from 'react';
import { addRun, type DiceDraft, readDice, runDice, writeDice } from './diceDraft.ts';

export function useDice(activity: string, text: string, seed: number) {
  const [draft, setDraft] = useState(() => readDice(activity, text));
  const [isRunning, setRunning] = useState(false);
  const count = useRef(0);
  /** A run that ends after another change must not undo it. */
  const latest = useRef(draft);
  const store = (next: DiceDraft) => {
    latest.current = next;
    setDraft(next);
    writeDice(activity, next);
  };
  const change = (settings: Partial<Pick<DiceDraft, 'temperature' | 'topK'>>) =>
    store({ ...latest.current, ...settings });
  const run = async () => {
    setRunning(true);
    count.current += 1;
    try {
      store(addRun(latest.current, await runDice(text, latest.current, seed + count.current)));
    } finally {
      setRunning(false);
    }
  };
  return { draft, change, run, isRunning };
}

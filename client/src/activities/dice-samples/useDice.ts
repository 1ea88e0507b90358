// The state of the dice cave, which the lever on the map shares: the settings, and runs of ten sentences in the worker.
import { useMemo, useRef, useState } from 'react';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { addRun, type DiceDraft, EMPTY_DICE, ofText, parseDice, runDice, storedDice } from './diceDraft.ts';

export function useDice(activity: string, text: string, seed: number) {
  const [stored, store] = useStoredDraft(activity, EMPTY_DICE, parseDice);
  const draft = useMemo(() => ofText(stored, text), [stored, text]);
  const [isRunning, setRunning] = useState(false);
  const count = useRef(0);
  /** A run that ends after another change must not undo it. */
  const latest = () => ofText(storedDice(activity).read(), text);
  const change = (settings: Partial<Pick<DiceDraft, 'temperature' | 'topK'>>) => store({ ...latest(), ...settings });
  const run = async () => {
    setRunning(true);
    count.current += 1;
    try {
      const done = await runDice(text, latest(), seed + count.current);
      store(addRun(latest(), done));
    } finally {
      setRunning(false);
    }
  };
  return { draft, change, run, isRunning };
}

// Counts in the worker and keeps the guess and the counts in this browser.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { COUNTED, SOURCES, type Source, type SourceCount } from '@lanternwise/shared/activities/source-test/sources';
import { useState } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';

interface SourceDraft {
  predicted: string | undefined;
  counts: Partial<Record<Source, SourceCount>>;
}

const EMPTY: SourceDraft = { predicted: undefined, counts: {} };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The sentences are not kept: they are said again. */
const parseSources: Schema<SourceDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.counts)) return undefined;
  const kept = value.counts;
  const counts = SOURCES.flatMap((source) => {
    const one = kept[source];
    if (!isRecord(one)) return [];
    const { falseOnes, fluent, thrown } = one;
    if (!isCount(falseOnes) || !isCount(fluent) || !isCount(thrown) || falseOnes > COUNTED) return [];
    return [[source, { source, falseOnes, fluent, thrown, sample: [] }] as const];
  });
  return {
    predicted: typeof value.predicted === 'string' ? value.predicted : undefined,
    counts: Object.fromEntries(counts),
  };
};

export const percentFalse = (count: SourceCount | undefined): number =>
  Math.round(((count?.falseOnes ?? 0) / COUNTED) * 100);

export function useSourceCounts(activity: ActivityOf<'source-test'>, seed: number) {
  const check = useOptionalRealmContent()?.activities[activity.from];
  const [draft, store] = useStoredDraft(activity.id, EMPTY, parseSources);
  const [latest, setLatest] = useState<SourceCount>();
  const [running, setRunning] = useState<Source>();
  const run = async (source: Source) => {
    if (check?.kind !== 'fact-check') return;
    const { places, relations } = check;
    setRunning(source);
    try {
      const count = await learningClient.run('count-false', [{ places, relations }, activity.diary, source, seed]);
      setLatest(count);
      store({ ...draft, counts: { ...draft.counts, [source]: count } });
    } finally {
      setRunning(undefined);
    }
  };
  return { draft, latest, running, run, guess: (predicted: string) => store({ ...draft, predicted }) };
}

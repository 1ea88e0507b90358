// The learner's labels of captions and the laugh-o-meter trained on them, for the activities that build on the joke belt.
import type { LabelledCaption } from '@lanternwise/shared/activities/caption-belt/labels';
import type { NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import { useMemo } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { beltLabels, meterExamples, meterStorage } from './captionLabels.ts';

export interface TrainedLabels {
  /** The belt's captions with both labels. */
  captions: readonly LabelledCaption[];
  /** No label of this person in this browser: those of a shipped labeller stand in. */
  isSample: boolean;
  /** Scores from here on count as funny, 0–1. */
  threshold: number;
  /** Undefined if all labels are the same. */
  model: NaiveBayesModel | undefined;
}

/** `from` is the activity in which the meter was trained. */
export function useLabels(from: string): TrainedLabels | undefined {
  const activities = useOptionalRealmContent()?.activities;
  const read = useMemo(() => {
    const meter = activities?.[from];
    const belt = meter?.kind === 'laugh-meter' ? activities?.[meter.from] : undefined;
    if (meter?.kind !== 'laugh-meter' || belt?.kind !== 'caption-belt') return undefined;
    const draft = meterStorage(meter).read();
    return { ...beltLabels(belt), threshold: draft.threshold, examples: meterExamples(belt, meter, draft) };
  }, [activities, from]);
  const trained = useAlgorithm(
    'laugh-meter',
    useMemo(() => read && ([read.examples] as const), [read]),
  );
  if (!read || !trained) return undefined;
  const { captions, isSample, threshold } = read;
  return { captions, isSample, threshold, model: trained.model };
}

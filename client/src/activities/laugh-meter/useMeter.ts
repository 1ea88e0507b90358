// The meter of the window: the learner's labels, the model that they train, and its scores for the ten captions of the test.
import { type ScoredCaption, scoreCaption } from '@lanternwise/shared/activities/kit/captions/meter';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import type { ScoredCase } from '@lanternwise/shared/learning/thresholdCurve';
import { useMemo } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { beltLabels } from '../caption-belt/draft.ts';
import { type MeterDraft, meterExamples } from './draft.ts';

type Labels = MeterDraft['labels'];

export interface Meter {
  /** No labels of this person here: a shipped labeller's stand in. */
  isSample: boolean;
  examples: readonly { funny: boolean }[];
  /** Undefined if all labels are the same; `trained` tells that from not yet trained. */
  model: NaiveBayesModel | undefined;
  isTrained: boolean;
  /** Of the test, by caption; undefined without a model. */
  scored: Readonly<Record<string, ScoredCaption>> | undefined;
  /** The captions of the test that the learner has labelled. */
  cases: readonly ScoredCase[];
}

export function useMeter(activity: ActivityOf<'laugh-meter'>, labels: Labels): Meter | undefined {
  const belt = useOptionalRealmContent()?.activities[activity.from];
  const read = useMemo(
    () =>
      belt?.kind === 'caption-belt'
        ? { isSample: beltLabels(belt).isSample, examples: meterExamples(belt, activity, { labels }) }
        : undefined,
    [belt, activity, labels],
  );
  const trained = useAlgorithm(
    'laugh-meter',
    useMemo(() => read && ([read.examples] as const), [read]),
  );
  const model = trained?.model;
  const scored = useMemo(
    () => model && Object.fromEntries(activity.test.map(({ id, text }) => [id, scoreCaption(model, text)])),
    [activity, model],
  );
  return (
    read && {
      ...read,
      model,
      isTrained: trained !== undefined,
      scored,
      cases: activity.test.flatMap(({ id }) => {
        const [actual, score] = [labels[id], scored?.[id]];
        return actual === undefined || !score ? [] : [{ score: score.probability, actual }];
      }),
    }
  );
}

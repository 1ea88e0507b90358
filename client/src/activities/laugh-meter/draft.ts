// The draft of the laugh-o-meter, and the model trained on the labels, on which other activities build.
import type { LabelledCaption } from '@lanternwise/shared/activities/kit/captions/labels';
import type { FunnyCaption } from '@lanternwise/shared/activities/kit/captions/meter';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import { useMemo } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';
import { beltLabels, MAX_LABELS } from '../caption-belt/draft.ts';

type Belt = ActivityOf<'caption-belt'>;
type Meter = ActivityOf<'laugh-meter'>;

/** Funny or not, by the id of a caption of the test or of the further ones. */
export interface MeterDraft {
  predicted: string | undefined;
  labels: Readonly<Record<string, boolean>>;
  /** Scores from here on count as funny, 0–1. */
  threshold: number;
}

export const EMPTY_METER: MeterDraft = { predicted: undefined, labels: {}, threshold: 0.5 };

export const parseMeter: Schema<MeterDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.labels) || typeof value.threshold !== 'number') return undefined;
  const labels = Object.entries(value.labels).slice(0, MAX_LABELS);
  return {
    predicted: stringSchema(value.predicted),
    labels: Object.fromEntries(labels.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    threshold: Math.min(1, Math.max(0, value.threshold || 0)),
  };
};

export const meterStorage = (meter: Pick<Meter, 'id'>) => activityDraft(meter.id, parseMeter, EMPTY_METER);

/** What the meter learns from: the belt's captions and further ones that were labelled; never those of the test. */
export function meterExamples(belt: Belt, meter: Meter, { labels }: Pick<MeterDraft, 'labels'>): FunnyCaption[] {
  const further = meter.more.flatMap(({ id, text }) => {
    const funny = Object.hasOwn(labels, id) ? labels[id] : undefined;
    return funny === undefined ? [] : [{ text, funny }];
  });
  return [...beltLabels(belt).captions.map(({ text, funny }) => ({ text, funny })), ...further];
}

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

// What the caption belt and the laugh-o-meter keep in this browser: the learner's labels of captions, and the meter's threshold.

import type { CaptionLabels, LabelledCaption } from '@lanternwise/shared/activities/caption-belt/labels';
import { labelledCaptions } from '@lanternwise/shared/activities/caption-belt/labels';
import type { FunnyCaption } from '@lanternwise/shared/activities/laugh-meter/meter';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

type Belt = ActivityOf<'caption-belt'>;
type Meter = ActivityOf<'laugh-meter'>;

export interface BeltDraft {
  predicted: string | undefined;
  labels: CaptionLabels;
}

/** Funny or not, by the id of a caption of the test or of the further ones. */
export interface MeterDraft {
  predicted: string | undefined;
  labels: Readonly<Record<string, boolean>>;
  /** Scores from here on count as funny, 0–1. */
  threshold: number;
}

export const EMPTY_BELT: BeltDraft = { predicted: undefined, labels: {} };
export const EMPTY_METER: MeterDraft = { predicted: undefined, labels: {}, threshold: 0.5 };

/** Far more than there are captions. */
const MAX_LABELS = 200;

const optionalString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const optionalBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

function parseLabel(value: unknown): CaptionLabels[string] {
  const { funny, kind } = isRecord(value) ? value : {};
  const [isFunny, isKind] = [optionalBoolean(funny), optionalBoolean(kind)];
  return { ...(isFunny !== undefined && { funny: isFunny }), ...(isKind !== undefined && { kind: isKind }) };
}

export const parseBelt: Schema<BeltDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.labels)) return undefined;
  const labels = Object.entries(value.labels).slice(0, MAX_LABELS);
  return {
    predicted: optionalString(value.predicted),
    labels: Object.fromEntries(labels.map(([id, label]) => [id, parseLabel(label)])),
  };
};

export const parseMeter: Schema<MeterDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.labels) || typeof value.threshold !== 'number') return undefined;
  const labels = Object.entries(value.labels).slice(0, MAX_LABELS);
  return {
    predicted: optionalString(value.predicted),
    labels: Object.fromEntries(labels.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    threshold: Math.min(1, Math.max(0, value.threshold || 0)),
  };
};

export const beltStorage = (belt: Pick<Belt, 'id'>) => activityDraft(belt.id, parseBelt, EMPTY_BELT);

export const meterStorage = (meter: Pick<Meter, 'id'>) => activityDraft(meter.id, parseMeter, EMPTY_METER);

/** The first caption that lacks a label. */
export const nextCaption = ({ captions }: Belt, labels: CaptionLabels): Belt['captions'][number] | undefined =>
  captions.find(({ id }) => labels[id]?.funny === undefined || labels[id]?.kind === undefined);

/** Labels of one of the shipped labellers, by caption. */
export const shippedLabels = ({ labels }: Belt['labellers'][number]): CaptionLabels =>
  Object.fromEntries(labels.map(({ id, funny, kind }) => [id, { funny, kind }]));

/** The belt's captions with this person's labels; with the first labeller's where this browser has none. */
export function beltLabels(belt: Belt): { captions: LabelledCaption[]; isSample: boolean } {
  const own = labelledCaptions(belt, beltStorage(belt).read().labels);
  if (own.length > 0) return { captions: own, isSample: false };
  return { captions: labelledCaptions(belt, shippedLabels(belt.labellers[0])), isSample: true };
}

/** What the meter learns from: the belt's captions and further ones that were labelled; never those of the test. */
export function meterExamples(belt: Belt, meter: Meter, { labels }: Pick<MeterDraft, 'labels'>): FunnyCaption[] {
  const further = meter.more.flatMap(({ id, text }) => {
    const funny = Object.hasOwn(labels, id) ? labels[id] : undefined;
    return funny === undefined ? [] : [{ text, funny }];
  });
  return [...beltLabels(belt).captions.map(({ text, funny }) => ({ text, funny })), ...further];
}

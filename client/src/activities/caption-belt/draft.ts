// The draft of the caption belt: the learner's labels of captions.

import type { CaptionLabels, LabelledCaption } from '@lanternwise/shared/activities/kit/captions/labels';
import { labelledCaptions } from '@lanternwise/shared/activities/kit/captions/labels';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { booleanSchema, isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';

type Belt = ActivityOf<'caption-belt'>;

export interface BeltDraft {
  predicted: string | undefined;
  labels: CaptionLabels;
}

export const EMPTY_BELT: BeltDraft = { predicted: undefined, labels: {} };

/** Far more than there are captions. */
export const MAX_LABELS = 200;

function parseLabel(value: unknown): CaptionLabels[string] {
  const { funny, kind } = isRecord(value) ? value : {};
  const [isFunny, isKind] = [booleanSchema(funny), booleanSchema(kind)];
  return { ...(isFunny !== undefined && { funny: isFunny }), ...(isKind !== undefined && { kind: isKind }) };
}

export const parseBelt: Schema<BeltDraft> = (value) => {
  if (!isRecord(value) || !isRecord(value.labels)) return undefined;
  const labels = Object.entries(value.labels).slice(0, MAX_LABELS);
  return {
    predicted: stringSchema(value.predicted),
    labels: Object.fromEntries(labels.map(([id, label]) => [id, parseLabel(label)])),
  };
};

export const beltStorage = (belt: Pick<Belt, 'id'>) => activityDraft(belt.id, parseBelt, EMPTY_BELT);

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

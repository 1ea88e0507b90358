// What the gallery keeps in this browser: the frames that hang, the verdicts on them, and the frame that is looked at.

import type { GalleryFrame, Truth } from '@lanternwise/shared/activities/real-or-made/gallery';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

export interface FrameVerdict {
  said: Truth;
  /** Percent, 50–100. */
  sure: number;
}

export interface GalleryRun {
  predicted: string | undefined;
  /** None before the first hanging. */
  frames: readonly GalleryFrame[];
  /** By the id of a frame. */
  verdicts: Readonly<Record<string, FrameVerdict>>;
  /** The index of the frame in the window. */
  looking: number;
  /** Whether the learner read the calibration of these verdicts. */
  isRead: boolean;
}

export const EMPTY_RUN: GalleryRun = { predicted: undefined, frames: [], verdicts: {}, looking: 0, isRead: false };

const MAX_WORDS = 400;
const CELLS = /^[01]{64}$/;

const isTruth = (value: unknown): value is Truth => value === 'real' || value === 'made';
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, MAX_WORDS) : null);

function parseFrame(value: unknown): GalleryFrame[] {
  if (!isRecord(value) || typeof value.id !== 'string' || !isTruth(value.truth)) return [];
  const words = textOrNull(value.words);
  const cells = typeof value.cells === 'string' && CELLS.test(value.cells) ? value.cells : null;
  if ((words === null) === (cells === null)) return [];
  return [
    {
      ...{ id: value.id, truth: value.truth, words, cells },
      ...{ isOwn: value.isOwn === true, copied: textOrNull(value.copied) },
    },
  ];
}

const parseVerdict = ([id, value]: [string, unknown]): [string, FrameVerdict][] =>
  isRecord(value) && isTruth(value.said) && typeof value.sure === 'number' && value.sure >= 50 && value.sure <= 100
    ? [[id, { said: value.said, sure: Math.round(value.sure) }]]
    : [];

export const parseRun: Schema<GalleryRun> = (value) => {
  if (!isRecord(value) || !Array.isArray(value.frames) || !isRecord(value.verdicts)) return undefined;
  const frames = value.frames.flatMap(parseFrame);
  const looking = typeof value.looking === 'number' && frames[value.looking] ? value.looking : 0;
  return {
    ...{ frames, looking, isRead: value.isRead === true },
    predicted: typeof value.predicted === 'string' ? value.predicted : undefined,
    verdicts: Object.fromEntries(Object.entries(value.verdicts).flatMap(parseVerdict)),
  };
};

/** The run of this person. */
export const galleryRun = (activity: string) => activityDraft(activity, parseRun, EMPTY_RUN);

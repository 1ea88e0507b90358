// The learner's filter: its stored form, the presets, and how a typed number is read. Pure.
import { FILTER_LIMITS } from '@lanternwise/shared/activities/image-filter/filterGoal';
import { FILTER_PRESETS } from '@lanternwise/shared/learning/convolution';
import { readTypedNumber } from '@lanternwise/shared/text/typedNumber';
import { z } from 'zod';

const { weight, divisor } = FILTER_LIMITS;

const draftSchema = z.object({
  weights: z.array(z.int().min(-weight).max(weight)).length(9),
  divisor: z.int().min(1).max(divisor),
  predicted: z.string().max(60).optional(),
});
export type FilterDraft = z.infer<typeof draftSchema>;
export const parseFilter = (value: unknown): FilterDraft | undefined => draftSchema.safeParse(value).data;

/** Lets every picture through as it is. */
const SAME = { weights: [0, 0, 0, 0, 1, 0, 0, 0, 0], divisor: 1 };
export const EMPTY_DRAFT: FilterDraft = SAME;

export const PRESET_FILTERS = { same: SAME, ...FILTER_PRESETS } as const;
export type PresetName = keyof typeof PRESET_FILTERS;

const readWhole = (typed: string): number => Math.trunc(readTypedNumber(typed) ?? 0);

/** A whole number within the limits; an empty or half typed one is 0. */
export const readWeight = (typed: string): number => Math.max(-weight, Math.min(weight, readWhole(typed)));

/** The same, but never 0: nothing can be divided by it. */
export const readDivisor = (typed: string): number => Math.max(1, Math.min(divisor, readWhole(typed)));

// The learner's filter: its stored form, the presets, and how a typed number is read. Pure.
import { FILTER_LIMITS } from '@lanternwise/shared/activities/image-filter/filterGoal';
import { FILTER_PRESETS } from '@lanternwise/shared/learning/convolution';
import { readTypedNumber } from '@lanternwise/shared/text/typedNumber';
import { isRecord } from '../../lib/storage/schemas.ts';

const { weight, divisor } = FILTER_LIMITS;

export interface FilterDraft {
  weights: number[];
  divisor: number;
  predicted?: string | undefined;
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Without schemas: the map reads it too. */
export function parseFilter(value: unknown): FilterDraft | undefined {
  if (!isRecord(value) || !Array.isArray(value.weights)) return undefined;
  const { divisor: by, predicted } = value;
  const weights = value.weights.filter((each) => isWhole(each, -weight, weight));
  if (weights.length !== 9 || value.weights.length !== 9 || !isWhole(by, 1, divisor)) return undefined;
  return { weights, divisor: by, predicted: typeof predicted === 'string' ? predicted.slice(0, 60) : undefined };
}

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

// The setting of the learner's gate in this browser's draft, mended or as first grown; plain, for who needs nothing else of it.
import { ALL_BITS, SIGNS } from '@lanternwise/shared/activities/message-gate/features';
import { type GateSetting, MAX_DEPTH } from '@lanternwise/shared/activities/message-gate/gate';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Undefined without a question that is one of the ten. */
const parseSetting: Schema<GateSetting> = (value) => {
  if (!isRecord(value) || !Array.isArray(value.questions) || !isWhole(value.depth, 1, MAX_DEPTH)) return undefined;
  const asked: readonly unknown[] = value.questions;
  const questions = SIGNS.filter((sign) => asked.includes(sign));
  if (questions.length === 0) return undefined;
  const { depth, taught } = value;
  return { questions, depth, ...(isWhole(taught, 0, ALL_BITS) && { taught }) };
};

interface Settings {
  setting: GateSetting | undefined;
}

const parse: Schema<Settings> = (value) =>
  isRecord(value) ? { setting: parseSetting(value.mended) ?? parseSetting(value.grown) } : undefined;

/** Undefined if no tree was grown in this browser. */
export const settingHere = (fort: string): GateSetting | undefined =>
  activityDraft<Settings>(fort, parse, { setting: undefined }).read().setting;

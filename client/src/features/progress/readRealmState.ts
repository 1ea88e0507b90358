// Validates a stored realm state like realmStateSchema, with plain functions, because a realm starts without Zod.
import type { PartRecord } from '@lanternwise/shared/quests/parts';
import type { ActivityRecord, RealmState } from '@lanternwise/shared/quests/state';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

type Check = (value: unknown) => boolean;

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isIdList: Check = (value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && ID.test(each));
const isRecordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isObjectOf =
  <T>(checks: { readonly [Key in keyof T]-?: Check }): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(checks, key)) &&
    Object.entries<Check>(checks).every(([key, check]) => check(value[key]));

const isRealmState = isObjectOf<RealmState>({
  epoch: isCount,
  entered: isBoolean,
  done: isIdList,
  collected: isIdList,
  pages: isRecordOf(isCount),
  activities: isRecordOf(
    isObjectOf<ActivityRecord>({
      attempts: isCount,
      first: isShare,
      of: isOptional(isCount),
      tried: isOptional(isRecordOf(isBoolean)),
      best: isShare,
      correct: isBoolean,
      skipped: isBoolean,
      ms: isCount,
      hints: (value) => isCount(value) && Number(value) <= 3,
    }),
  ),
  cards: isRecordOf(isRecordOf(Number.isFinite)),
  lanterns: isIdList,
  skipped: isOptional(isRecordOf(isBoolean)),
  passed: isOptional(isIdList),
  parts: isOptional(isRecordOf(isRecordOf(isObjectOf<PartRecord>({ won: isCount, misses: isCount, at: isCount })))),
  stars: isOptional(isRecordOf((value) => isCount(value) && Number(value) <= 3)),
  completed: isBoolean,
});

/** A state stored before lanterns existed has none. */
export const readRealmState: Schema<RealmState> = (value) => {
  const state = isRecord(value) ? { lanterns: [], ...value } : value;
  return isRealmState(state) ? (state as unknown as RealmState) : undefined;
};

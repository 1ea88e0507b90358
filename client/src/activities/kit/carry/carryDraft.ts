// The draft of an activity whose things are put into places: where each is, and what was checked last.
import { activityDraft } from '../../../features/progress/activityDraft.ts';
import { booleanSchema, isRecord, type Schema } from '../../../lib/storage/schemas.ts';
import type { Placed } from './carryTask.ts';

export interface CarryDraft {
  placed: Placed;
  /** The answer of the last check, until something is put elsewhere. */
  checked: Placed | null;
  /** The learner was sent to the ground on the map: its things are laid out there, and those of no other. */
  isOut: boolean;
}

export const EMPTY_CARRY: CarryDraft = { placed: {}, checked: null, isOut: false };

/** Far more than an activity has. */
const MAX_THINGS = 60;

function parsePlaced(value: unknown): Placed | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).slice(0, MAX_THINGS);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export const parseCarry: Schema<CarryDraft> = (value) => {
  const placed = isRecord(value) ? parsePlaced(value.placed) : undefined;
  if (!isRecord(value) || !placed) return undefined;
  return { placed, checked: parsePlaced(value.checked) ?? null, isOut: booleanSchema(value.isOut) ?? false };
};

export const carryStorage = (activity: string) => activityDraft(activity, parseCarry, EMPTY_CARRY);

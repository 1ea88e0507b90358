// The letters that were sorted by hand at the fort's gate, as this browser keeps it; plain, because the map reads it.
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

/** So many are sorted by hand, half of them of thieves. */
export const BY_HAND = 6;

export interface HandDraft {
  sorted: number;
  right: number;
}

const NONE: HandDraft = { sorted: 0, right: 0 };

const count = (value: unknown): number =>
  typeof value === 'number' ? Math.min(BY_HAND, Math.max(0, Math.floor(value))) : 0;

const parseHand: Schema<HandDraft> = (value) =>
  isRecord(value) ? { sorted: count(value.sorted), right: count(value.right) } : undefined;

export const handDraft = (fort: string) => activityDraft(`${fort}-by-hand`, parseHand, NONE);

export const isSortedByHand = (fort: string): boolean => handDraft(fort).read().sorted >= BY_HAND;

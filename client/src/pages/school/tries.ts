// Adds a try to those of one item, as many as an answer keeps; the last one always stays.
import { MAX_TRIES } from '@lanternwise/shared/school/unit2Grade';

export const withTry = <T>(before: readonly T[] | undefined, next: T): T[] => [
  ...(before ?? []).slice(0, MAX_TRIES - 1),
  next,
];

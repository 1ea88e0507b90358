// Adds a try to those of one item, as many as an answer keeps; the last one always stays.
import { MAX_PICKS } from '@lanternwise/shared/activities/kit/answers';

export const withTry = <T>(before: readonly T[] | undefined, next: T): T[] => [
  ...(before ?? []).slice(0, MAX_PICKS - 1),
  next,
];

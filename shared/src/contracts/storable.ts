// Tells which texts and JSON values both databases can store unchanged.

/** The latest time that a Date can hold, in ms. */
export const LATEST_TIME = 8_640_000_000_000_000;

/** Levels of objects and lists inside each other; the deepest legal value is a tractor program. */
export const MAX_JSON_DEPTH = 32;

/** PostgreSQL stores no NUL, and half of a surrogate pair cannot be written as UTF-8. */
export const isStorableText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** The text without what is not storable. */
export const storablePart = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');

/** Values and keys inside each other in all; a map's progress object of the largest size cannot hold more. */
const MAX_JSON_VALUES = 16_384;

/** Whether all texts and keys are storable, all numbers finite, and nothing is too many or nested too deeply. Does not recurse: hostile values are deep. */
export function isStorableJson(value: unknown, maxDepth = MAX_JSON_DEPTH): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string' && !isStorableText(next.value)) return false;
    if (typeof next.value === 'number' && !Number.isFinite(next.value)) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= maxDepth) return false;
    for (const key in next.value) {
      values += 1;
      if (values > MAX_JSON_VALUES || !isStorableText(key)) return false;
      open.push({ value: (next.value as Record<string, unknown>)[key], depth: next.depth + 1 });
    }
  }
  return true;
}

// Paging of long lists: what a caller asks and what every page of a list answers.
import { z } from 'zod';

export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;

/** Query keys of a paged list. A page number that makes no sense is page 1: an address in a bookmark never breaks. */
export const pagingQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).catch(PAGE_SIZE),
};

/** One page of a list, and how long the whole list is. */
export const pageReply = <T extends z.ZodType>(item: T) =>
  z.object({
    success: z.literal(true),
    items: z.array(item),
    total: z.number(),
    page: z.number(),
    size: z.number(),
  });

/** A query key with one of few values; anything else is as if it were left out. */
export const optionalEnum = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined);

/** What a search box sends: trimmed, at most 100 characters, never a NUL. */
export const searchText = z
  .string()
  .max(1000)
  .transform((text) => text.replaceAll('\u0000', '').trim().slice(0, 100))
  .catch('')
  .default('');

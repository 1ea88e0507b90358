// Schemas of paged lists: query parameters and reply.
import { z } from 'zod';
import { okReply } from './contract.ts';
import { storablePart } from './storable.ts';

export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;

/** Query keys of a paged list; invalid values fall back to the defaults, so that bookmarks keep working. */
export const pagingQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).catch(PAGE_SIZE),
};

/** One page of a list and the total number of items. */
export const pageReply = <T extends z.ZodType>(item: T) =>
  okReply({
    items: z.array(item),
    total: z.number(),
    page: z.number(),
    size: z.number(),
  });

/** An optional enum query key; invalid values are ignored. */
export const optionalEnum = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined);

/** A search term without signs that cannot be searched for; what is too long is cut. */
export const searchTextOf = (max: number) =>
  z
    .string()
    .max(1000)
    .transform((text) => storablePart(text).trim().slice(0, max))
    .catch('')
    .default('');

export const searchText = searchTextOf(100);

import { z } from 'zod';

/** The page of a list that is asked for, from 1; whatever is no such number means the first. */
export function pageNumber(last: number) {
  return z.coerce.number().int().min(1).max(last).catch(1).optional();
}

/** How many rows of a list are asked for; whatever is no such number means the usual. */
export function pageSize(usual: number) {
  return z.coerce.number().int().min(1).max(100).catch(usual).optional();
}

/** A page of a list: its rows, and how many there are in all. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ status: z.literal(200), total: z.number(), data: z.array(item) });
}

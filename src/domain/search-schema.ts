import { z } from 'zod';

/** The filters of a search as a schema that refuses nothing: any value is taken, `Input` is what is offered. */
export function searchSchema<Search, Input>(read: (input: Record<string, unknown>) => Search) {
  return z
    .unknown()
    .transform((value) =>
      read(typeof value === 'object' && value !== null ? { ...value } : {}),
    ) as unknown as z.ZodType<Search, Input | undefined>; // Any value is taken, these are offered.
}

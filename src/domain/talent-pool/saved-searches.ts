import { z } from 'zod';
import { shortText } from '#domain/text/text.ts';

/** How many searches a member keeps. */
export const savedSearchesMaximum = 20;
const filterNames = 25;

const text = z.string().max(200);

/** A search of the pool to keep: its name, and its filters as the address carries them. */
export const savedSearch = z.object({
  name: shortText(100),
  filters: z
    .record(z.string().max(40), z.union([text, z.array(text).max(20)]))
    .refine((filters) => Object.keys(filters).length <= filterNames, { error: 'validation_invalid' }),
  is_mailed: z.boolean().default(true),
});
export type SavedSearchInput = z.output<typeof savedSearch>;

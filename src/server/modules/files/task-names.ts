import { z } from 'zod';

/** Removes content from the storage, unless a row still refers to it. */
export const eraseStored = { name: 'files.erase-stored', payload: z.object({ key: z.string() }) };

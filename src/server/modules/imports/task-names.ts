import { z } from 'zod';

/** Does the next step of an import: reads, runs or undoes its rows. */
export const workOnImportTask = { name: 'imports.work', payload: z.object({ importId: z.string() }) };

/** Goes on with imports whose process was killed. */
export const goOnTask = { name: 'imports.go-on', payload: z.object({}) };

import type { z } from 'zod';
import { checkForm } from '#web/validation.ts';
import type { FormCheck } from './use-form.ts';

/** Checks what would be sent by the server's own schema. Forms of light pages do without it: it brings zod along. */
export function bySchema(schema: z.ZodType): FormCheck {
  return (input) => checkForm(schema, input);
}

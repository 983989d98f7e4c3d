import type { z } from 'zod';
import { birthDateOn } from '#domain/candidates/birth.ts';
import { experiencesOn } from '#domain/candidates/experience.ts';
import { calendarDate } from '#domain/time.ts';
import { messageKeysByField, type ValidationIssue } from '#domain/validation.ts';
import type { Context } from '#server/platform/context.ts';
import { type FieldErrors, Refusal } from '#server/platform/refusal.ts';

/** The rules of a save that depend on today, judged by the server's clock: minimum age, nothing after this month. */
export function requireDates(
  context: Context,
  input: { birth?: { field: string; date: string | null | undefined }; experiences?: unknown },
): void {
  const today = () => calendarDate(context.clock.now());
  const fields: FieldErrors = {};
  if (input.birth?.date)
    Object.assign(fields, problems(birthDateOn(today), input.birth.date, input.birth.field));
  if (input.experiences)
    Object.assign(fields, problems(experiencesOn(today), input.experiences, 'experiences'));
  if (Object.keys(fields).length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
}

function problems(schema: z.ZodType, value: unknown, field: string): FieldErrors {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const keys = messageKeysByField(result.error.issues as unknown as ValidationIssue[]);
  return Object.fromEntries(
    Object.entries(keys).map(([path, found]) => [
      path === '' ? field : `${field}.${path}`,
      found.map(({ key, params }) => ({ text: key, params })),
    ]),
  );
}

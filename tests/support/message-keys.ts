import { messageKeysByField, type ValidationIssue } from '#domain/text/validation.ts';

/** The first message's key of each field that a schema refused. */
export function messageKeys(result: { error?: { issues: readonly unknown[] } }) {
  const fields = messageKeysByField((result.error?.issues ?? []) as ValidationIssue[]);
  return Object.fromEntries(Object.entries(fields).map(([field, found]) => [field, found[0]?.key]));
}

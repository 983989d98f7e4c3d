import { ORPCError, ValidationError } from '@orpc/server';
import { type RefusalBody, refusals } from '#contract/errors.ts';
import type { Locale } from '#domain/locale.ts';
import { planNameKey } from '#domain/plans.ts';
import { fieldLabelKey } from '#domain/reference/field-labels.ts';
import { messageKeysByField, type ValidationIssue } from '#domain/text/validation.ts';
import { isDatabaseAway, isDatabaseSlow } from '#server/platform/database/database-away.ts';
import { LetterIsLate } from '#server/platform/letter-words.ts';
import type { Log } from '#server/platform/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isStorageAway, refusalOfFullDisk } from '#server/platform/storage.ts';
import { translate } from '#server/platform/texts.ts';

/** What a caller reads of any failure: stable code, translated message, field errors, request id; never internals. */
export function describeFailure(
  error: unknown,
  facts: { locale: Locale; requestId: string; log: Log },
): { body: RefusalBody; retryAfterSeconds?: number } {
  const { locale, requestId } = facts;
  const refusal = refusalOf(error);
  if (refusal.code === 'INTERNAL') facts.log.error({ err: error }, 'a call failed');
  else if (error instanceof LetterIsLate) facts.log.warn({ err: error }, 'a letter was not written in time');
  else if (isStorageAway(error)) facts.log.warn({ err: error }, 'a call met no storage');
  else if (refusal !== error && refusal.code === 'UNAVAILABLE')
    facts.log.debug({ err: error }, 'a call met no database, or a full disk');
  const errors = refusal.fields && translateFields(refusal.fields, locale);
  const first = errors && Object.values(errors)[0]?.[0];
  const { status, text } = refusals[refusal.code];
  return {
    body: {
      ...refusal.params,
      status,
      success: false,
      code: refusal.code,
      message: first ?? translate(text, namePlan(refusal.params, locale), locale),
      ...(errors && { errors }),
      ...(refusal.retryAfterSeconds !== undefined && { retry_after: refusal.retryAfterSeconds }),
      ...(refusal.data && { data: refusal.data }),
      request_id: requestId,
    },
    retryAfterSeconds: refusal.retryAfterSeconds,
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ORPCError) {
    if (error.cause instanceof Refusal) return error.cause;
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
      return invalidInput(error.cause);
    if (error.status === 404) return new Refusal('NOT_FOUND');
    if (error.status === 413) return new Refusal('TOO_LARGE');
    if (error.status === 415) return new Refusal('WRONG_TYPE');
    if (error.status < 500) return new Refusal('BAD_REQUEST');
  }
  if (isStorageAway(error)) return new Refusal('UNAVAILABLE', { retryAfterSeconds: 30 });
  if (isDatabaseAway(error) || isDatabaseSlow(error))
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 });
  if (error instanceof LetterIsLate) return new Refusal('BUSY', { retryAfterSeconds: 5 });
  const noRoom = refusalOfFullDisk(error);
  if (noRoom) return noRoom;
  return new Refusal(holdsUnstorableText(error) ? 'VALIDATION_FAILED' : 'INTERNAL');
}

/** Whether the database refused U+0000, which no text of its can hold and only the caller can have sent (security V2). */
function holdsUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && ['22021', '22P05'].includes(String(error.code))) || holdsUnstorableText(error.cause)
  );
}

function invalidInput(error: ValidationError): Refusal {
  const keys = messageKeysByField(error.issues.map(issueOf));
  const fields = Object.fromEntries(
    Object.entries(keys).map(([field, found]) => [
      field,
      found.map(({ key, params }) => ({ text: key, params })),
    ]),
  );
  return new Refusal('VALIDATION_FAILED', { fields });
}

/** A path may name its parts or hold them. */
function issueOf({ path = [], ...issue }: ValidationError['issues'][number]): ValidationIssue {
  return { ...issue, path: path.map((part) => (typeof part === 'object' ? part.key : part)) };
}

function translateFields(fields: NonNullable<Refusal['fields']>, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [
      field,
      found.map(({ text, params }) => translate(text, nameFields(params ?? {}, locale), locale)),
    ]),
  );
}

/** The name of a plan among a text's parameters becomes the reader's word for it, where it has one. */
function namePlan(params: Record<string, string | number>, locale: Locale): Record<string, string | number> {
  const key = typeof params.plan === 'string' ? planNameKey(params.plan) : undefined;
  return key ? { ...params, plan: translate(key, {}, locale) } : { ...params };
}

/** Wire names of fields in a text's parameters become the words that people read. */
function nameFields(
  params: Record<string, string | number>,
  locale: Locale,
): Record<string, string | number> {
  const named = namePlan(params, locale);
  for (const name of ['field', 'name']) {
    const key = typeof named[name] === 'string' ? fieldLabelKey(named[name]) : undefined;
    if (key) named[name] = translate(key, {}, locale);
  }
  return named;
}

import { ORPCError } from '@orpc/client';
import type { RefusalBody } from '#contract/errors.ts';
import { m } from '#texts/messages.js';

/** Field → first message. */
export type FormErrors = Record<string, string>;

/** What a screen reads of a failed call. */
export interface Failure {
  code: RefusalBody['code'];
  /** The server's sentence, in the language of the page. */
  message: string;
  fields: FormErrors;
  /** Seconds to wait after too many attempts; 0 otherwise. */
  retryAfter: number;
  /** What the answer says beside it. */
  facts: Readonly<Record<string, unknown>>;
}

/** The body of a refusal (`contract/errors.ts`), whatever carried it: a call, an upload, an answer read by hand. */
export function isRefusal(answer: unknown): answer is RefusalBody {
  if (typeof answer !== 'object' || answer === null) return false;
  const { success, code, message } = answer as Partial<RefusalBody>;
  return success === false && typeof code === 'string' && typeof message === 'string';
}

/** What the server said with a failed call; undefined where it said nothing. */
export function refusalOf(error: unknown): RefusalBody | undefined {
  return error instanceof ORPCError && isRefusal(error.data) ? error.data : undefined;
}

/** The first sentence of each field; empty where no field was refused. */
export function refusedFields(refusal: RefusalBody | undefined): FormErrors {
  const fields = Object.entries(refusal?.errors ?? {});
  return Object.fromEntries(fields.map(([field, [first = '']]) => [field, first]));
}

/** Reads a failure of any kind; one that is no answer of ours says 'Oops! there is an error'. */
export function readFailure(error: unknown): Failure {
  const body = refusalOf(error);
  const isKnown = body !== undefined && body.code !== 'INTERNAL';
  return {
    code: body?.code ?? 'INTERNAL',
    message: isKnown ? body.message : m.common_unexpected(),
    fields: refusedFields(body),
    retryAfter: body?.retry_after ?? 0,
    facts: body ?? {},
  };
}

/** One sentence for what a call refused: the server's own, or that the connection failed. */
export function failureMessage(error: unknown): string {
  const said = refusalOf(error)?.message;
  if (said !== undefined) return said;
  return error instanceof ORPCError ? m.common_something_wrong() : unansweredText();
}

/** What a call that nobody answered says. */
export function unansweredText(): string {
  return navigator.onLine ? m.common_something_wrong() : m.shell_offline_title();
}

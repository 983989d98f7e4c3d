import { ORPCError } from '@orpc/client';
import { m } from '#texts/messages.js';

/** What a screen reads of a failed call. */
export interface CallFailure {
  code: string;
  /** The server's sentence, in the language of the page. */
  message: string;
  /** The first sentence of each field. */
  fields: Record<string, string>;
  /** Seconds to wait after too many attempts; 0 otherwise. */
  retryAfter: number;
  facts: Record<string, unknown>;
}

/** Reads a failure of any kind; one that is no answer of ours says 'Oops! there is an error'. */
export function callFailure(error: unknown): CallFailure {
  const data = error instanceof ORPCError ? (error.data as Record<string, unknown> | undefined) : undefined;
  const errors = (data?.errors ?? {}) as Record<string, string[]>;
  const fields = Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? '']),
  );
  const retryAfter = typeof data?.retry_after === 'number' ? data.retry_after : 0;
  const isKnown = typeof data?.message === 'string' && data.code !== 'INTERNAL';
  return {
    code: typeof data?.code === 'string' ? data.code : 'INTERNAL',
    message: isKnown ? String(data?.message) : m.identity_something_wrong(),
    fields,
    retryAfter,
    facts: data ?? {},
  };
}

/** How long to wait, in the unit that a person would say. */
export function waitText(seconds: number): string {
  return seconds < 90
    ? m.identity_wait_seconds({ seconds })
    : m.identity_wait_minutes({ minutes: Math.ceil(seconds / 60) });
}

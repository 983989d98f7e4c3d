import { ORPCError } from '@orpc/client';
import { m } from '#texts/messages.js';

/** One sentence for what a call refused: the server's own, or that the connection failed. */
export function failureMessage(error: unknown): string {
  if (error instanceof ORPCError) {
    const data = error.data as { message?: string } | undefined;
    return data?.message ?? m.common_something_wrong();
  }
  return navigator.onLine ? m.common_something_wrong() : m.shell_offline_title();
}

/** The stable code of a refusal: `NOT_FOUND`. */
export function refusalCode(error: unknown): string | undefined {
  const data = error instanceof ORPCError ? (error.data as { code?: string } | undefined) : undefined;
  return data?.code;
}

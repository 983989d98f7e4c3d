import { returnPath } from '#domain/companies/sign-in.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tokenOf } from '#server/platform/sessions.ts';
import { isSameOrigin } from './facts.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** What a page elsewhere hands over here by a form is shown back, to be brought by our own: nothing is done with it. */
const handedOver = returnPath('');

/**
 * A write comes from one of our own pages or carries a bearer token (security B6, S14), whether or not it brings a
 * cookie: a foreign page could otherwise sign its visitor in to an account of its own. What sends neither cookie
 * nor any word of its origin is no browser, and stands for nobody.
 */
export function requireOwnPages(
  request: { method: string; url: string; headers: Headers },
  publicUrl: string,
): void {
  const { method, headers } = request;
  if (reads.has(method) || tokenOf(headers, publicUrl)?.source === 'bearer') return;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(handedOver) && !pathname.slice(handedOver.length).includes('/')) return;
  const isFromBrowser = ['cookie', 'origin', 'sec-fetch-site'].some((name) => headers.has(name));
  if (isFromBrowser && !isSameOrigin(headers, publicUrl)) throw new Refusal('FOREIGN_ORIGIN');
}

/** Calls take JSON only: what a plain form can send is never one of them. */
export function requireJson(headers: Record<string, string | string[] | undefined>): void {
  const type = headers['content-type'];
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const isJson = type === undefined ? !hasBody : /^application\/json\s*(?:;|$)/i.test(String(type));
  if (!isJson) throw new Refusal('WRONG_TYPE');
}

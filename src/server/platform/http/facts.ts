import { randomUUID } from 'node:crypto';
import { isLocale, type Locale, localeFromHeader } from '#domain/locale.ts';
import { readCookie } from '../sessions.ts';

/**
 * The language of a request: `/fr` in the path, else that of the page which calls (`x-locale`), else the chosen one
 * (cookie), else the browser's, else English.
 */
export function localeOf(path: string, headers: Headers): Locale {
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
  if (isLocale(prefix)) return prefix;
  const page = headers.get('x-locale') ?? '';
  if (isLocale(page)) return page;
  const chosen = readCookie(headers.get('cookie') ?? '', 'locale');
  return isLocale(chosen) ? chosen : localeFromHeader(headers.get('accept-language') ?? '');
}

/** A request id: the proxy's when it is trusted and harmless, else a new one. */
export function requestIdOf(headers: Headers, trustsProxy: boolean): string {
  const given = headers.get('x-request-id') ?? '';
  return trustsProxy && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The client's address; `X-Forwarded-For` counts only behind a trusted proxy (its last entry). */
export function clientAddress(
  headers: Headers,
  socketAddress: string | undefined,
  trustsProxy: boolean,
): string {
  const forwarded = trustsProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress || '127.0.0.1';
}

/** Whether a write by cookie comes from our own pages (`Origin`, else `Sec-Fetch-Site`). */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin) return origin === new URL(publicUrl).origin || origin === ownOrigin(headers);
  const site = headers.get('sec-fetch-site');
  return site === 'same-origin' || site === 'none';
}

function ownOrigin(headers: Headers): string | undefined {
  const host = headers.get('host');
  return host ? `http://${host}` : undefined;
}

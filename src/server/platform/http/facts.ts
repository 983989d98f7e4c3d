import { randomUUID } from 'node:crypto';
import type { Digits } from '#domain/digits.ts';
import { digitsIn, isLocale, type Locale, localeFromHeader, localeOfPath } from '#domain/locale.ts';
import { forwardedAddress, type ProxyTrust } from '#server/platform/proxy-trust.ts';
import { readCookie } from '#server/platform/sessions.ts';

/**
 * The language of a request: that of the path (`/fr`), else that of the page which calls (`x-locale`), else the chosen one
 * (cookie), else the browser's, else English.
 */
export function localeOf(path: string, headers: Headers): Locale {
  const named = localeOfPath(path);
  if (named) return named;
  const page = headers.get('x-locale') ?? '';
  if (isLocale(page)) return page;
  const chosen = readCookie(headers.get('cookie') ?? '', 'locale');
  return isLocale(chosen) ? chosen : localeFromHeader(headers.get('accept-language') ?? '');
}

/** The digits that a browser's person chose (cookie), in a language that has others than 0–9. */
export function digitsOf(locale: Locale, headers: Headers): Digits {
  return digitsIn(locale, readCookie(headers.get('cookie') ?? '', 'digits'));
}

/** A request id: the proxy's when it is trusted and harmless, else a new one. */
export function requestIdOf(headers: Headers, trustsProxy: ProxyTrust): string {
  const given = headers.get('x-request-id') ?? '';
  return trustsProxy && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The value of `Idempotency-Key`, with the quotation marks that the draft asks for or without; cut past what any call takes. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const value = headers.get('idempotency-key')?.trim() ?? '';
  return value.replace(/^"(.*)"$/, '$1').slice(0, 256) || undefined;
}

/** The client's address; `X-Forwarded-For` counts only as far as proxies are trusted. */
export function clientAddress(
  headers: Headers,
  socketAddress: string | undefined,
  trustsProxy: ProxyTrust,
): string {
  return forwardedAddress(trustsProxy, headers.get('x-forwarded-for'), socketAddress) || '127.0.0.1';
}

/**
 * Whether a write comes from our own pages: `Origin`, else `Sec-Fetch-Site`. A form on a page that sends no referrer
 * has the origin `null`, and only the browser's word for where it came from.
 */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin') ?? 'null';
  if (origin !== 'null')
    return origin === new URL(publicUrl).origin || origin === ownOrigin(headers, publicUrl);
  const site = headers.get('sec-fetch-site');
  return site === 'same-origin' || (site === 'none' && !headers.has('origin'));
}

/** Without https the product is also reached by other names of its machine; with it, by its public address alone. */
function ownOrigin(headers: Headers, publicUrl: string): string | undefined {
  const host = headers.get('host');
  return host && publicUrl.startsWith('http:') ? `http://${host}` : undefined;
}

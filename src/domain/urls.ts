import { z } from 'zod';
import { codePointLength, normalizeText } from './text/characters.ts';

const urlMaximum = 2048;

/** Whether the text is an http or https address without credentials, at most 2,048 characters. */
export function isWebUrl(text: string): boolean {
  if (codePointLength(text) > urlMaximum || !/^https?:\/\/[^\s\\/?#]/iu.test(text)) return false;
  // The parser silently drops tabs and line breaks, so what it reads may differ from what is shown.
  if (/[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>"]/u.test(text) || !text.isWellFormed())
    return false;
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  if (url.username !== '' || url.password !== '' || authorityOf(text).includes('@')) return false;
  return isPublicHost(url.hostname);
}

/**
 * `www.rawdat.qa` as people write it is meant as `https://www.rawdat.qa`, which a form makes of it; what has a scheme, or is no
 * address, stays.
 */
export function withScheme(text: string): string {
  if (text === '' || /^[a-z][a-z\d+.-]*:/iu.test(text)) return text;
  const address = `https://${text}`;
  return isWebUrl(address) ? address : text;
}

/** A web address that may stay empty; otherwise "URL is invalid for {field}" (sections 5 of both documents). */
export function urlField(field: string) {
  return z
    .string({ error: 'validation_invalid' })
    .overwrite(normalizeText)
    .refine((text) => text === '' || isWebUrl(text), { error: 'validation_url_invalid', params: { field } })
    .nullish();
}

/** Whether a web address leads to the first page of its site, whatever stands behind the path. */
export function isHomePage(address: string): boolean {
  return URL.parse(address)?.pathname === '/';
}

function authorityOf(text: string): string {
  return /^https?:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? '';
}

function isPublicHost(hostname: string): boolean {
  const labels = hostname.split('.');
  return labels.length > 1 && /^(?:[a-z][a-z0-9-]*[a-z0-9])$/i.test(labels.at(-1) ?? '');
}

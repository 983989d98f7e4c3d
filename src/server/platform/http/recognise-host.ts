import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { isDomain } from '#domain/companies/domains.ts';
import { locales, localizedPath, prefixOfPath } from '#domain/locale.ts';
import type { Platform } from '#server/platform/context.ts';
import type { AppContext } from './app.ts';

/** What a page needs beside itself, and what search engines ask a host for. */
const served = /^\/(?:assets|uploads)\/|^\/(?:favicon\.svg|robots\.txt|sitemap\.xml)$/;

/** What is no page: it is asked for at the installation's own address alone. */
const hidden = /^\/(?:api|rpc|dev|mcp|scim|tls|\.well-known)(?:\/|$)/;

/** Nothing else of a request to another's host is heard: who is signed in here is nobody there. */
const heard = ['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'range', 'user-agent'];
const heardOfProxies = ['x-forwarded-for', 'x-request-id'];

/**
 * A host that belongs to a company answers with the one page that stands there, in each language, and with what that needs;
 * other pages lead to the installation, the rest is 404. Any further host is answered as if it were the installation's, whose
 * own address stands in all that is written. Which host it is, the request says itself: `X-Forwarded-Host` is never read.
 */
export function recogniseHost(platform: Platform): MiddlewareHandler {
  const { publicUrl } = platform.config;
  const ours = new URL(publicUrl).hostname;
  return async (c, next) => {
    const host = hostOf(c.req.raw, c.env?.incoming);
    if (host === undefined) return plain('A request names one host', 400);
    if (host === ours || !isDomain(host) || isHealth(c.req.path)) return next();
    const page = await platform.ownHosts.find(host);
    if (!page) return next();
    (c as AppContext).set('ownHost', { host, path: page });
    const { method, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || hidden.test(path)) return plain('Not found', 404);
    const { search } = new URL(c.req.url);
    const isPage = isHome(path);
    if (!isPage && !served.test(path)) return c.redirect(publicUrl + path.replace(/^\/+/, '/') + search, 302);
    const target = isPage ? localizedPath(page, prefixOfPath(path)) : path;
    c.req.raw = new Request(publicUrl + target + search, { method, headers: heardIn(c.req.raw.headers) });
    await next();
    c.res.headers.delete('set-cookie');
  };
}

/**
 * The host that a request names, in small letters, without port and dot at its end; undefined where it names two: by two headers,
 * or by one and another one in its address.
 */
function hostOf({ url, headers }: Request, incoming: IncomingMessage | undefined): string | undefined {
  const asked = bare(url);
  // A request within this process has no wire on which the two could differ.
  const said = incoming ? headers.get('host') : null;
  // Two headers come as a list, which is no host.
  return said === null || bare(`http://${said}`) === asked ? asked : undefined;
}

function bare(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/\.$/, '');
}

/** `/`, or that of a language; `/en` among them, because no cookie remembers what was chosen. */
function isHome(path: string): boolean {
  return path === '/' || locales.some((locale) => path === `/${locale}` || path === `/${locale}/`);
}

function isHealth(path: string): boolean {
  return path === '/healthz' || path === '/readyz';
}

function heardIn(headers: Headers): [string, string][] {
  return [...heard, ...heardOfProxies].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

import { isLocale } from '#domain/locale.ts';
import type { Context } from '../context.ts';
import { readCookie } from '../sessions.ts';
import type { ApiHandler } from './api.ts';
import type { AppContext } from './app.ts';
import type { DrawnPage, DrawnPages } from './drawn-pages.ts';

/** The pages' own fetch handler: the built bundle, or Vite's in development. */
export type RenderPage = (request: Request, page: object) => Promise<DrawnPage>;

export interface PageParts {
  render: RenderPage;
  api: ApiHandler;
  /** Absent where every page is drawn anew: in development. */
  drawnPages?: DrawnPages | undefined;
}

/** Renders a page with what it may know of its request: language, theme, mode, viewer, and the calls in process. */
export async function answerPage(c: AppContext, { render, api, drawnPages }: PageParts): Promise<Response> {
  const context = await c.get('context')();
  const facts = factsOf(c, context);
  const nonce = c.get('nonce');
  const calls = api.inProcess(context);
  const draw = (known: unknown) => render(c.req.raw, { ...facts, nonce, api: known });
  const isShared = c.req.method === 'GET' && facts.viewer === null;
  const answer =
    drawnPages && isShared
      ? await drawnPages.answer({ key: JSON.stringify([pathOf(c.req.url), facts]), nonce, api: calls, draw })
      : await draw(calls);
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Cookie, Accept-Language');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length));
}

function factsOf(c: AppContext, context: Context) {
  const cookies = c.req.header('cookie') ?? '';
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(c.req.path)?.[1];
  return {
    locale: context.locale,
    localePrefix: isLocale(prefix) && prefix !== 'en' ? `/${prefix}` : '',
    theme: oneOf(readCookie(cookies, 'theme'), ['auto', 'dark', 'light'], 'auto'),
    userType: oneOf(readCookie(cookies, 'user_type'), ['company'], ''),
    registeringCompany: readCookie(cookies, 'reg_company_name') !== undefined,
    publicUrl: context.config.publicUrl,
    viewer: viewerOf(context),
  };
}

function viewerOf({ actor }: Context) {
  return actor.role === 'visitor' ? null : { role: actor.role, name: actor.name, email: actor.email };
}

function oneOf(value: string | undefined, allowed: string[], fallback: string): string {
  return value !== undefined && allowed.includes(value) ? value : fallback;
}

import { prefixOfPath } from '#domain/locale.ts';
import { actorNameIn } from '#server/platform/actor.ts';
import type { Context, Contributors } from '#server/platform/context.ts';
import { isMember } from '#server/platform/scope.ts';
import { readCookie, readSecretCookie } from '#server/platform/sessions.ts';
import type { ApiHandler } from './api.ts';
import type { AppContext } from './app.ts';
import { digitsOf } from './facts.ts';
import { type FallbackPages, noteObstacles, type Obstacle, obstacleOf } from './fallback-pages.ts';
import type { KeptCall, PageCache, RenderedPage } from './page-cache.ts';

/** The pages' own fetch handler: the built bundle, or Vite's in development. */
export type RenderPage = (request: Request, page: object) => Promise<RenderedPage>;

export interface PageParts {
  render: RenderPage;
  api: ApiHandler;
  /** Absent where every page is rendered anew: in development. */
  pageCache?: PageCache | undefined;
  /** The calls that answer every visitor alike, by their path in the contract. */
  sharedCalls: Contributors['sharedCalls'];
  fallbackPages: FallbackPages;
  /** Up to where the live channel has told everything, before the page's data are read. */
  liveId(): string | undefined;
}

/**
 * Renders a page with what it may know of its request: language, theme, mode, viewer, and the calls in process. What
 * can't be had now (429, 503) is said in the site's shell.
 */
export async function respondWithPage(c: AppContext, parts: PageParts): Promise<Response> {
  let obstacle: Obstacle | undefined;
  try {
    const context = await c.get('context')();
    const answer = await renderPage(c, context, parts, (met) => {
      obstacle = met;
    });
    // A page may do without a call that was refused.
    if (!obstacle || answer.status < 500) return finish(answer);
  } catch (error) {
    obstacle = obstacleOf(error);
    if (!obstacle) throw error;
  }
  return respondWithObstacle(c, parts.fallbackPages, obstacle);
}

/** The page that stands in for the one that was asked for. */
export async function respondWithObstacle(
  c: AppContext,
  fallbackPages: FallbackPages,
  obstacle: Obstacle,
): Promise<Response> {
  const facts = factsOf(c, c.get('bareContext')());
  return finish(await fallbackPages.render(obstacle, { facts, nonce: c.get('nonce')() }));
}

function renderPage(
  c: AppContext,
  context: Context,
  { render, api, pageCache, sharedCalls, liveId }: PageParts,
  meet: (obstacle: Obstacle) => void,
): Promise<RenderedPage> {
  const facts = factsOf(c, context);
  const nonce = c.get('nonce')();
  const calls = noteObstacles(api.inProcess(context), meet);
  // Whichever host was asked, the page is drawn at the installation's address: no other gets into it, nor into a kept one.
  const isFallback = facts.ownHost !== '';
  const renderWith = (known: unknown) =>
    render(requestAt(facts.publicUrl, c.req.raw), {
      ...facts,
      liveAfter: (facts.viewer && liveId()) ?? '',
      nonce,
      api: known,
      ...(isFallback && { isFallback }),
    });
  const isShared = c.req.method === 'GET' && facts.viewer === null;
  return pageCache && isShared
    ? pageCache.respond({
        key: JSON.stringify([pathOf(c.req.url), facts]),
        nonce,
        api: calls,
        render: renderWith,
        standIn: (made) => standIn(made, context, sharedCalls),
      })
    : renderWith(calls);
}

/** Counts each of them as if it were made; undefined where one of them may answer one visitor otherwise than the next. */
function standIn(
  made: readonly KeptCall[],
  context: Context,
  sharedCalls: Contributors['sharedCalls'],
): (() => void) | undefined {
  const beside = made.map(({ path, input }) => ({ input, count: sharedCalls.get(path.join('.')) }));
  if (beside.some(({ count }) => !count)) return undefined;
  return () => {
    for (const { input, count } of beside) count?.(context, input);
  };
}

function finish({ status, headers: rendered, body }: RenderedPage): Response {
  const headers = new Headers(rendered);
  headers.append('vary', 'Cookie, Accept-Language');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(body, { status, headers });
}

function requestAt(publicUrl: string, { url, method, headers }: Request): Request {
  return new Request(publicUrl + pathOf(url), { method, headers });
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length));
}

function factsOf(c: AppContext, context: Context) {
  const cookies = c.req.header('cookie') ?? '';
  return {
    locale: context.locale,
    // In a language without others it is the same whatever was chosen, and its kept pages stay one.
    digits: digitsOf(context.locale, c.req.raw.headers),
    localePrefix: prefixOfPath(c.req.path),
    theme: oneOf(readCookie(cookies, 'theme'), ['auto', 'dark', 'light'], 'auto'),
    userType: oneOf(readCookie(cookies, 'user_type'), ['company'], ''),
    registeringCompany: readCookie(cookies, 'reg_company_name') !== undefined,
    publicUrl: context.config.publicUrl,
    ownHost: c.get('ownHost')?.host ?? '',
    viewer: viewerOf(context),
    hasEndedSession: context.actor.role === 'visitor' && sentSession(c, context),
  };
}

/** Whether the browser still sends a session: one that nobody signed out of has ended. */
function sentSession(c: AppContext, { config }: Context): boolean {
  return readSecretCookie(c.req.raw.headers, 'session', config.publicUrl) !== undefined;
}

function viewerOf({ actor, locale }: Context) {
  if (actor.role === 'visitor') return null;
  const role = isMember(actor) ? ('company' as const) : actor.role;
  return { role, name: actorNameIn(locale, actor), email: actor.email };
}

function oneOf(value: string | undefined, allowed: string[], fallback: string): string {
  return value !== undefined && allowed.includes(value) ? value : fallback;
}

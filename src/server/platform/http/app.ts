import { randomBytes } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Actor } from '../actor.ts';
import { visitor } from '../actor.ts';
import { type Context, createContext, type Platform } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { deviceCookie, readCookie, tokenOf } from '../sessions.ts';
import { type ApiHandler, answerFailure } from './api.ts';
import { compressAnswer } from './compression.ts';
import { clientAddress, isSameOrigin, localeOf, requestIdOf } from './facts.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppVariables {
  /** Builds the context of this request; the session is read at the first use. */
  context: () => Promise<Context>;
  nonce: string;
}
export type App = Hono<{ Variables: AppVariables; Bindings: NodeBindings }>;
export type AppContext = HonoContext<{ Variables: AppVariables; Bindings: NodeBindings }>;

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

export interface AppParts {
  platform: Platform;
  api: ApiHandler;
  resolveActor(platform: Platform, token: string): Promise<Actor>;
  /** Routes that stream: uploads, files, feeds; they come before the API and the pages. */
  routes: ((app: App, platform: Platform) => void)[];
  /** Answers everything else: the pages. */
  pages(context: AppContext): Promise<Response>;
}

const largestBody = 256 * 1024;
const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The product's whole HTTP side as one fetch handler. */
export function createApp(parts: AppParts): App {
  const { platform } = parts;
  const app: App = new Hono();
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(c.req.raw.headers, platform.config.trustsProxy);
    c.set('nonce', randomBytes(16).toString('base64'));
    c.set('context', rememberedContext(parts, c, id));
    await next();
    applyHeaders(c, platform, id);
    await compress(c);
    platform.log.debug(
      {
        request: id,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'answered',
    );
  });
  app.onError(async (error, c) =>
    answerFailure(
      error,
      await c
        .get('context')()
        .catch(() => bareContext(parts, c)),
    ),
  );
  app.get('/healthz', (c) => c.json({ status: 'up' }));
  app.get('/readyz', async (c) => c.json(...(await readiness(platform))));
  for (const register of parts.routes) register(app, platform);
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: largestBody,
      onError: async (c) => answerFailure(new Refusal('TOO_LARGE'), await c.get('context')()),
    }),
  );
  app.all('/verify-email', async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const url = new URL(c.req.url);
    url.pathname = '/api/verify-email';
    return answerCall(parts, c, new Request(url, c.req.raw));
  });
  app.all('/api/*', (c) => answerCall(parts, c, c.req.raw));
  app.all('*', (c) => parts.pages(c));
  return app;
}

async function answerCall(parts: AppParts, c: AppContext, request: Request): Promise<Response> {
  const context = await c.get('context')();
  const isHead = request.method === 'HEAD';
  const asked = isHead ? new Request(request, { method: 'GET' }) : request;
  if (writes.has(request.method)) requireOwnPages(c, parts.platform);
  const answer = (await parts.api.handle(asked, context)) ?? answerFailure(new Refusal('NOT_FOUND'), context);
  return isHead ? new Response(null, answer) : answer;
}

/** A write that the browser signs by cookie must come from our own pages (security B6, S14). */
export function requireOwnPages(c: AppContext, platform: Platform): void {
  const { headers } = c.req.raw;
  if (tokenOf(headers)?.source === 'bearer' || !headers.has('cookie')) return;
  if (!isSameOrigin(headers, platform.config.publicUrl)) throw new Refusal('FOREIGN_ORIGIN');
}

function rememberedContext(parts: AppParts, c: AppContext, id: string): () => Promise<Context> {
  let context: Promise<Context> | undefined;
  return () => {
    context ??= contextOf(parts, c, id);
    return context;
  };
}

async function contextOf(parts: AppParts, c: AppContext, id: string): Promise<Context> {
  const found = tokenOf(c.req.raw.headers);
  const actor = found ? await parts.resolveActor(parts.platform, found.token) : visitor;
  return createContext(parts.platform, { ...factsOf(parts, c, id), actor, sessionToken: found?.token });
}

function bareContext(parts: AppParts, c: AppContext): Context {
  return createContext(parts.platform, { ...factsOf(parts, c, 'unknown'), actor: visitor });
}

function factsOf(parts: AppParts, c: AppContext, id: string) {
  const { headers } = c.req.raw;
  return {
    locale: localeOf(c.req.path, headers),
    request: {
      id,
      ip: clientAddress(headers, c.env?.incoming?.socket?.remoteAddress, parts.platform.config.trustsProxy),
      userAgent: headers.get('user-agent') ?? '',
      deviceToken: readCookie(headers.get('cookie') ?? '', deviceCookie),
      idempotencyKey: headers.get('idempotency-key')?.slice(0, 200) || undefined,
    },
  };
}

function applyHeaders(c: AppContext, platform: Platform, requestId: string): void {
  const isPage = (c.res.headers.get('content-type') ?? '').startsWith('text/html');
  const isHttps = platform.config.publicUrl.startsWith('https:');
  const allowsWasm =
    /^\/(?:fr\/)?(?:profile|cv-builder|interview-simulator|registration|job\/question-answer|user)/.test(
      c.req.path,
    );
  const headers = securityHeaders({ nonce: isPage ? c.get('nonce') : undefined, isHttps, allowsWasm });
  // A link with a secret must not be told to anybody by the page that it opens.
  if (c.req.query('token') !== undefined) headers['referrer-policy'] = 'no-referrer';
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
  c.res.headers.set('x-request-id', requestId);
}

async function compress(c: AppContext): Promise<void> {
  const accepted = c.req.header('accept-encoding');
  if (!accepted) return;
  const answer = c.res;
  const compressed = await compressAnswer(answer, accepted);
  if (compressed === answer) return;
  // Otherwise the old headers would be laid over the new ones.
  c.res = undefined;
  c.res = compressed;
}

async function readiness(platform: Platform): Promise<[Record<string, string>, 200 | 503]> {
  const checks = {
    database: platform.db.execute('select 1'),
    storage: platform.storage.writable(),
  };
  const results = await Promise.all(
    Object.entries(checks).map(
      async ([name, check]) =>
        [
          name,
          await check.then(
            () => 'ready',
            () => 'not ready',
          ),
        ] as const,
    ),
  );
  const isReady = results.every(([, state]) => state === 'ready');
  return [Object.fromEntries(results), isReady ? 200 : 503];
}

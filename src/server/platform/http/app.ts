import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Context as HonoContext } from 'hono';
import { plainPath } from '#domain/locale.ts';
import type { Actor } from '#server/platform/actor.ts';
import { visitor } from '#server/platform/actor.ts';
import { type Context, createContext, type Platform } from '#server/platform/context.ts';
import { readSecretCookie, roomCookie, tokenOf } from '#server/platform/sessions.ts';
import { logAnswer } from './access-log.ts';
import { type ApiHandler, failureResponse } from './api.ts';
import { askCertificate } from './ask-certificate.ts';
import { boundBody, type RequestBody } from './bodies.ts';
import { compressResponse } from './compression.ts';
import { clientAddress, digitsOf, idempotencyKeyOf, localeOf, requestIdOf } from './facts.ts';
import { isFormPost, respondToFormPost } from './form-posts.ts';
import { boundKeys } from './keys.ts';
import type { OwnHost } from './own-hosts.ts';
import { requireOwnPages } from './own-pages.ts';
import { createReadiness } from './readiness.ts';
import { recogniseHost } from './recognise-host.ts';
import { respondNotFound } from './respond-not-found.ts';
import { securityHeaders } from './security-headers.ts';
import { boundVisitorReads } from './visitor-reads.ts';

interface AppVariables {
  /** Builds the context of this request; the session is read at the first use. */
  context: () => Promise<Context>;
  /** The same for a visitor, where the session can't be read. */
  bareContext: () => Context;
  /** Who asked, once the session was read. */
  actor: Actor | undefined;
  /** Whose host was asked, where it is not the installation's. */
  ownHost: OwnHost | undefined;
  /** The nonce of the page, made at the first use: calls have none. */
  nonce: () => string;
  /** For the routes that stream; every other reads the request's own body, which is bounded. */
  body: RequestBody;
}
export type App = Hono<{ Variables: AppVariables; Bindings: NodeBindings }>;
export type AppContext = HonoContext<{ Variables: AppVariables; Bindings: NodeBindings }>;

interface NodeBindings {
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
}

export interface AppParts {
  platform: Platform;
  api: ApiHandler;
  /** Who a token stands for, which comes from an address. */
  resolveActor(platform: Platform, token: string, address: string): Promise<Actor>;
  /** The process is on its way out: it answers, and asks for no further request on the same connection. */
  isStopping(): boolean;
  /** Built files and whatever else comes before everything. */
  firstRoutes: ((app: App, platform: Platform) => void)[];
  /** Routes that stream: uploads, files, feeds; they come before the API and the pages. */
  routes: ((app: App, platform: Platform) => void)[];
  /** Answers everything else: the pages. */
  pages(context: AppContext): Promise<Response>;
  /** The page for visitors past what can be answered at once. */
  busyPage(context: AppContext): Promise<Response>;
}

/** The product's whole HTTP side as one fetch handler. */
export function createApp(parts: AppParts): App {
  const { platform } = parts;
  const app: App = new Hono();
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(c.req.raw.headers, platform.config.trustsProxy);
    c.set('nonce', rememberedNonce());
    c.set('context', rememberedContext(parts, c, id));
    const body = boundBody(c.req.raw);
    c.req.raw = body.request;
    c.set('body', body);
    c.set('bareContext', () => bareContext(parts, c, id));
    await next();
    // Whatever the route made of a body that broke off, its sender reads why.
    const refusal = body.refusal();
    if (refusal) replaceResponse(c, failureResponse(refusal, await c.get('context')()));
    applyHeaders(c, platform, id);
    if (parts.isStopping()) c.header('connection', 'close');
    await compress(c);
    await logAnswer(c, parts, { request: id, startedAt });
  });
  app.onError(async (error, c) =>
    failureResponse(
      error,
      await c
        .get('context')()
        .catch(() => c.get('bareContext')()),
    ),
  );
  app.use(recogniseHost(platform));
  app.use(async (c, next) => {
    requireOwnPages(c.req.raw, platform.config.publicUrl);
    await next();
  });
  app.get('/healthz', (c) => c.json({ status: 'up' }));
  const readiness = createReadiness(platform, undefined, parts.isStopping);
  app.get('/readyz', async (c) => c.json(...(await readiness())));
  if (platform.config.role === 'tasks') return app;
  askCertificate(app);
  app.use(boundKeys(parts));
  for (const register of parts.firstRoutes) register(app, platform);
  app.use(boundVisitorReads(parts));
  for (const register of parts.routes) register(app, platform);
  app.post('/verify-email', (c) => {
    const url = new URL(c.req.url);
    url.pathname = '/api/verify-email';
    return respondToCall(parts, app, c, new Request(url, c.req.raw));
  });
  app.all('/api/*', (c) => respondToCall(parts, app, c, c.req.raw));
  app.all('*', (c) => respondToPages(parts, app, c));
  return app;
}

async function respondToCall(
  { api }: AppParts,
  app: App,
  c: AppContext,
  request: Request,
): Promise<Response> {
  const context = await c.get('context')();
  const isHead = request.method === 'HEAD';
  const asked = isHead ? new Request(request, { method: 'GET' }) : request;
  const response =
    (await api.handle(asked, context)) ?? (await respondNotFound(app, c, await api.methodsOf(c.req.path)));
  return isHead ? new Response(null, response) : response;
}

async function respondToPages({ pages }: AppParts, app: App, c: AppContext): Promise<Response> {
  const { method, url } = c.req;
  if (isFormPost(c.req.raw)) return respondToFormPost(localeOf(c.req.path, c.req.raw.headers));
  if (method !== 'GET' && method !== 'HEAD') return respondNotFound(app, c, ['GET']);
  const { pathname, search } = new URL(url);
  // Left to the pages, the way to the one slash would be told by the host of the request.
  if (pathname.startsWith('//')) return c.redirect(pathname.replace(/^\/+/, '/') + search, 308);
  return pages(c);
}

function rememberedContext(parts: AppParts, c: AppContext, id: string): () => Promise<Context> {
  let context: Promise<Context> | undefined;
  return () => {
    context ??= contextOf(parts, c, id);
    return context;
  };
}

function rememberedNonce(): () => string {
  let nonce: string | undefined;
  return () => {
    nonce ??= randomBytes(16).toString('base64');
    return nonce;
  };
}

async function contextOf(parts: AppParts, c: AppContext, id: string): Promise<Context> {
  const found = tokenOf(c.req.raw.headers, parts.platform.config.publicUrl);
  const facts = factsOf(parts, c, id);
  const actor = found ? await parts.resolveActor(parts.platform, found.token, facts.request.ip) : visitor;
  c.set('actor', actor);
  return createContext(parts.platform, {
    ...facts,
    actor,
    sessionToken: found?.token,
    readsReplica: actor.role === 'visitor',
  });
}

function bareContext(parts: AppParts, c: AppContext, id: string): Context {
  return createContext(parts.platform, { ...factsOf(parts, c, id), actor: visitor });
}

function factsOf(parts: AppParts, c: AppContext, id: string) {
  const { headers } = c.req.raw;
  const locale = localeOf(c.req.path, headers);
  return {
    locale,
    request: {
      id,
      digits: digitsOf(locale, headers),
      ip: clientAddress(headers, c.env?.incoming?.socket?.remoteAddress, parts.platform.config.trustsProxy),
      userAgent: headers.get('user-agent') ?? '',
      deviceToken: readSecretCookie(headers, 'device', parts.platform.config.publicUrl),
      entryToken: readSecretCookie(headers, 'entry', parts.platform.config.publicUrl),
      roomToken: (room: string) =>
        readSecretCookie(headers, roomCookie(room), parts.platform.config.publicUrl) ??
        readSecretCookie(headers, 'room', parts.platform.config.publicUrl),
      idempotencyKey: idempotencyKeyOf(headers),
    },
  };
}

function applyHeaders(c: AppContext, platform: Platform, requestId: string): void {
  const isPage = (c.res.headers.get('content-type') ?? '').startsWith('text/html');
  // A host of somebody else's is not bound to https by us, with all that stands below it.
  const isHttps = platform.config.publicUrl.startsWith('https:') && !c.get('ownHost');
  const allowsWasm =
    /^\/(?:profile|cv-builder|interview-simulator|registration|job\/question-answer|user)/.test(
      plainPath(c.req.path),
    );
  const nonce = isPage ? c.get('nonce')() : undefined;
  const filesOrigin = platform.storage.signedReads?.origin;
  const hearsOfChanges = platform.config.isDevelopmentServer;
  const headers = securityHeaders({ nonce, isHttps, allowsWasm, filesOrigin, hearsOfChanges });
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
  const response = c.res;
  const compressed = await compressResponse(response, accepted);
  if (compressed === response) return;
  replaceResponse(c, compressed);
}

function replaceResponse(c: AppContext, response: Response): void {
  // Otherwise the old headers would be laid over the new ones.
  c.res = undefined;
  c.res = response;
}

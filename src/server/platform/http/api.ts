import { createHash } from 'node:crypto';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, createRouterClient, ORPCError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import type { CallMeta } from '#contract/route.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { describeFailure } from './answers.ts';
import { noticeOf } from './notices.ts';

export interface ApiHandler {
  /** Answers a request below `/api`, or undefined where no call has that method and path. */
  handle(request: Request, context: Context): Promise<Response | undefined>;
  /** The same calls without HTTP, for pages rendered on the server. */
  inProcess(context: Context): unknown;
}

interface CallState extends Context {
  /** Filled once the call runs, for its notice; an object, because the handler copies the context. */
  call: { method?: string; meta?: CallMeta };
}

interface RunningCall {
  context: CallState;
  procedure: { '~orpc': { route: { method?: string }; meta: CallMeta } };
  next(): Promise<unknown>;
}

/** The specified paths (`/api/…`) and the web client's own transport (`/api/rpc/…`) on the same procedures. */
export function createApiHandler(router: AnyRouter): ApiHandler {
  // A new list for each handler: their plugins add to it.
  const interceptors = () => [runCall] as never[];
  const openApi = new OpenAPIHandler(router, {
    clientInterceptors: interceptors(),
    customErrorResponseBodyEncoder: (error) => error.data,
  });
  const rpc = new RPCHandler(router, { clientInterceptors: interceptors() });
  return {
    async handle(request, context) {
      const isRpc = new URL(request.url).pathname.startsWith('/api/rpc/');
      const state: CallState = { ...context, call: {} };
      const result = isRpc
        ? await rpc.handle(request, { prefix: '/api/rpc', context: state })
        : await openApi.handle(request, { prefix: '/api', context: state });
      return result.matched ? finish(result.response, state, { isRpc, request }) : undefined;
    },
    inProcess: (context) => createRouterClient(router, { context, interceptors: interceptors() }),
  };
}

/** A failure of any kind as an answer: JSON with the right status, translated. */
export function answerFailure(error: unknown, context: Context): Response {
  const { body, retryAfterSeconds } = failureOf(error, context);
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}

async function runCall({ context, procedure, next }: RunningCall): Promise<unknown> {
  const { route, meta } = procedure['~orpc'];
  Object.assign(context.call ?? {}, { method: route.method ?? 'POST', meta });
  try {
    return await next();
  } catch (error) {
    const { body, retryAfterSeconds } = failureOf(error, context);
    if (retryAfterSeconds !== undefined) context.answerHeaders.set('retry-after', String(retryAfterSeconds));
    throw new ORPCError(body.code, { status: body.status, message: body.message, data: body });
  }
}

async function finish(
  response: Response,
  state: CallState,
  { isRpc, request }: { isRpc: boolean; request: Request },
): Promise<Response> {
  // Where no call ran, the request itself could not be read.
  const { method, meta } = state.call;
  if (!meta && response.status >= 400) return answerFailure(new Refusal('BAD_REQUEST'), state);
  const headers = new Headers(response.headers);
  state.answerHeaders.forEach((value, name) => {
    headers.append(name, value);
  });
  if (response.status >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (isRpc && meta) {
    headers.set('x-notice', noticeOf({ method: method ?? 'POST', meta, status: response.status }));
    if (method !== 'GET' && response.ok) headers.set('x-changed', 'true');
  }
  if (headers.get('cache-control') === 'no-store')
    return new Response(response.body, { status: response.status, headers });
  return answerTagged(await response.text(), headers, request);
}

/** An answer that caches may keep: with its tag, or 304 where the caller has it already. */
function answerTagged(body: string, headers: Headers, request: Request): Response {
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  headers.set('etag', tag);
  const known = request.headers.get('if-none-match') ?? '';
  // A compressing proxy weakens the tag; the content is the same.
  const isKnown = known.split(',').some((other) => other.trim().replace(/^W\//, '') === tag);
  if (!isKnown) return new Response(body, { status: 200, headers });
  headers.delete('content-type');
  headers.delete('content-length');
  return new Response(null, { status: 304, headers });
}

function failureOf(error: unknown, context: Context) {
  return describeFailure(error, { locale: context.locale, requestId: context.request.id, log: context.log });
}

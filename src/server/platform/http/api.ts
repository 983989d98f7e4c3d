import { createHash } from 'node:crypto';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, createRouterClient, ORPCError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import type { RefusalBody, RefusalCode } from '#contract/errors.ts';
import type { CallMeta } from '#contract/route.ts';
import type { RefusedReason } from '#domain/refused.ts';
import type { Context } from '#server/platform/context.ts';
import { writtenIn } from '#server/platform/digits.ts';
import {
  type AskedOnce,
  beginOnce,
  isKeptStatus,
  keepAnswer,
  letGoOfAttempt,
} from '#server/platform/kept-answers.ts';
import { admitCall } from '#server/platform/procedures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countRefused } from '#server/platform/refused-counts.ts';
import { createCallFinder, type FoundCall } from './calls.ts';
import { describeFailure } from './failures.ts';
import { requireJson } from './own-pages.ts';
import { toastOf } from './toasts.ts';

export interface ApiHandler {
  /** Answers a request below `/api`, or undefined where no call has that method and path. */
  handle(request: Request, context: Context): Promise<Response | undefined>;
  /** The methods of the calls at a path below `/api`. */
  methodsOf(path: string): Promise<string[]>;
  /** The path in the contract of the call that a request asks for, with `/api` before it. */
  pathOf(method: string, path: string): Promise<string | undefined>;
  /** The call that a request asks for. */
  findCall(method: string, path: string): Promise<FoundCall | undefined>;
  /** The same calls without HTTP, for pages rendered on the server. */
  inProcess(context: Context): unknown;
}

interface CallState extends Context {
  /** Filled once the call runs, for its toast; an object, because the handler copies the context. */
  call: { method?: string; meta?: CallMeta; refusedAs?: RefusalCode };
}

interface AskedCall {
  context: CallState;
  request: { method: string; url: URL; headers: Record<string, string | string[] | undefined> };
  next(): Promise<unknown>;
}

interface RunningCall {
  context: CallState;
  procedure: { '~orpc': { route: { method?: string }; meta: CallMeta } };
  path: readonly string[];
  input: unknown;
  next(): Promise<unknown>;
}

/** The specified paths (`/api/…`) and the web client's own transport (`/api/rpc/…`) on the same procedures. */
export function createApiHandler(router: AnyRouter): ApiHandler {
  const calls = createCallFinder(router);
  const admit = async ({ context, request, next }: AskedCall) => {
    const call = await calls.find(request.method, request.url.pathname);
    if (call) await admitRequest(call, context, request);
    return next();
  };
  const openApi = new OpenAPIHandler(router, {
    interceptors: listOf(admit),
    clientInterceptors: listOf(runCall),
    customErrorResponseBodyEncoder: (error) => error.data,
  });
  const rpc = new RPCHandler(router, {
    interceptors: listOf(admit),
    clientInterceptors: listOf(runCall),
  });
  return {
    async handle(request, context) {
      const { pathname } = new URL(request.url);
      const isRpc = pathname.startsWith('/api/rpc/');
      if (isRpc && !(await calls.methodsOf(pathname)).includes(request.method)) return undefined;
      const state: CallState = { ...context, call: {} };
      const result = isRpc
        ? await rpc.handle(request, { prefix: '/api/rpc', context: state })
        : await openApi.handle(request, { prefix: '/api', context: state });
      return result.matched ? finish(result.response, state, { isRpc, request }) : undefined;
    },
    methodsOf: calls.methodsOf,
    findCall: calls.find,
    async pathOf(method, path) {
      const call = await calls.find(method, path);
      return call?.path && `/api${call.path}`;
    },
    inProcess: (context) => createRouterClient(router, { context, interceptors: listOf(runCall) }),
  };
}

/** A new list for each handler: their plugins add to it. */
function listOf(interceptor: typeof runCall | ((call: AskedCall) => Promise<unknown>)): never[] {
  return [interceptor as never]; // The library types them by its own context, which ours only adds to.
}

/** A failure of any kind as an answer: JSON with the right status, translated. */
export function failureResponse(error: unknown, context: Context): Response {
  const { body, retryAfterSeconds } = failureOf(error, context);
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}

/** Who may not call, or called too often, is told so before the body is read. */
async function admitRequest(
  { method, meta }: FoundCall,
  context: CallState,
  request: AskedCall['request'],
): Promise<void> {
  Object.assign(context.call, { method, meta });
  try {
    await admitCall(context, meta);
    context.isAdmitted = true;
    if (request.method !== 'GET') requireJson(request.headers);
  } catch (error) {
    throw asAnswer(error, context);
  }
}

async function runCall({ context, procedure, path, input, next }: RunningCall): Promise<unknown> {
  const { route, meta } = procedure['~orpc'];
  const method = route.method ?? 'POST';
  Object.assign(context.call ?? {}, { method, meta });
  const isWrite = method !== 'GET' && !meta.isReading;
  try {
    return isWrite ? await runOnce(context, { path, input }, next) : await next();
  } catch (error) {
    throw asAnswer(error, context);
  }
}

/** A write by an API key with an `Idempotency-Key` is done once: whoever sends it again gets the first answer. */
async function runOnce(context: CallState, asked: AskedOnce, next: () => Promise<unknown>): Promise<unknown> {
  const begun = await beginOnce(context, asked);
  if (!begun) return next();
  if ('kept' in begun) {
    context.responseHeaders.set('Idempotency-Replayed', 'true');
    const { status, body } = begun.kept;
    if (status < 400) return body;
    throw answerOf(body as RefusalBody, context);
  }
  const { attempt } = begun;
  context.once = attempt;
  try {
    return await next();
  } catch (error) {
    const answer = asAnswer(error, context);
    const { status, data: body } = answer;
    const settled = isKeptStatus(status)
      ? keepAnswer(context, attempt, { status, body })
      : letGoOfAttempt(context.db, attempt);
    // Where the database is away now, the attempt counts as broken off in time.
    await settled.catch((failure) => context.log.warn({ err: failure }, 'an answer was not kept'));
    throw answer;
  }
}

function asAnswer(error: unknown, context: CallState): ORPCError<RefusalCode, RefusalBody> {
  if (error instanceof AnswerError) return error;
  const { body, retryAfterSeconds } = failureOf(error, context);
  if (retryAfterSeconds !== undefined) context.responseHeaders.set('retry-after', String(retryAfterSeconds));
  return answerOf(body, context);
}

function answerOf(body: RefusalBody, context: CallState): AnswerError {
  Object.assign(context.call ?? {}, { refusedAs: body.code });
  return new AnswerError(body.code, { status: body.status, message: body.message, data: body });
}

/** A refusal with the body that its caller reads. */
class AnswerError extends ORPCError<RefusalCode, RefusalBody> {}

async function finish(
  response: Response,
  state: CallState,
  { isRpc, request }: { isRpc: boolean; request: Request },
): Promise<Response> {
  // Where nothing refused it, the request itself could not be read.
  const { method, meta, refusedAs } = state.call;
  if (!refusedAs && response.status >= 400) return failureResponse(new Refusal('BAD_REQUEST'), state);
  // Its own headers, so that nobody has to open the answer before it is written.
  const { headers } = response;
  state.responseHeaders.forEach((value, name) => {
    headers.append(name, value);
  });
  if (response.status >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (isRpc && meta) {
    headers.set(
      'x-toast',
      toastOf({ method: method ?? 'POST', meta, status: response.status, code: refusedAs }),
    );
    if (method !== 'GET' && response.ok) headers.set('x-changed', 'true');
  }
  if (headers.get('cache-control') === 'no-store') return response;
  return taggedResponse(await response.text(), headers, request);
}

/** An answer that caches may keep: with its tag, or 304 where the caller has it already. */
function taggedResponse(body: string, headers: Headers, request: Request): Response {
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
  const { locale, request, log } = context;
  const facts = { locale, requestId: request.id, log };
  const failure = writtenIn(request.digits, () => describeFailure(error, facts));
  const reason = guardReasons[failure.body.code];
  if (reason) countRefused(context, reason);
  return failure;
}

/** What guards refuse; limits count by their names. */
const guardReasons: { [code in RefusalCode]?: RefusedReason } = {
  FOREIGN_ORIGIN: 'foreign_origin',
  TOO_LARGE: 'too_large',
  TOO_SLOW: 'too_slow',
  UNAVAILABLE: 'unavailable',
};

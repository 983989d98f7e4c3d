import { forgetOldest } from '#server/platform/oldest.ts';
import { makeCall, type RecordedCall, recordCalls } from './recorded-calls.ts';

interface PageRendering {
  /** Everything that the page may depend on, besides the answers of its calls. */
  key: string;
  nonce: string;
  api: unknown;
  render(api: unknown): Promise<RenderedPage>;
}

/** A page before it is a response, so that nothing reads it through a stream again. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | ReadableStream | string | null;
}

export interface PageCache {
  respond(rendering: PageRendering): Promise<RenderedPage>;
}

interface CachedPage {
  renderedAt: number;
  calls: { path: readonly string[]; input: unknown; response: string }[];
  /** The page around the places of its nonce, as bytes. */
  parts: Buffer[];
  headers: [string, string][];
}

/**
 * Visitors' pages that were rendered a moment ago. Every request still makes the calls of its page; only when each of
 * them answers what it answered before, the page is given out again, with a nonce of its own. Rendering costs ten times
 * as much as asking. Ages and dates on a page may be late by `life` milliseconds, data never.
 */
export function createPageCache({ capacity = 200, life = 30_000, now = Date.now } = {}): PageCache {
  const pages = new Map<string, CachedPage>();

  async function respond({ key, nonce, api, render }: PageRendering): Promise<RenderedPage> {
    const kept = pages.get(key);
    const isFresh = kept !== undefined && now() - kept.renderedAt < life;
    const ahead = isFresh ? kept.calls.map((call) => askAgain(api, call)) : [];
    if (isFresh && (await responsesAreSame(kept, ahead))) {
      return { status: 200, headers: new Headers(kept.headers), body: withNonce(kept.parts, nonce) };
    }
    const recording = recordCalls(api, ahead);
    const rendered = await render(recording.api);
    return keep(key, nonce, rendered, recording.calls);
  }

  async function keep(
    key: string,
    nonce: string,
    rendered: RenderedPage,
    calls: readonly RecordedCall[],
  ): Promise<RenderedPage> {
    pages.delete(key);
    const { status, headers } = rendered;
    if (status !== 200 || headers.has('set-cookie')) return { status, headers, body: rendered.body };
    const bytes = await bytesOf(rendered.body);
    const responses = await Promise.all(calls.map(textOf));
    const asked = responses.flatMap((text, place) => {
      const call = calls[place];
      return text === undefined || !call ? [] : [{ path: call.path, input: call.input, response: text }];
    });
    // A page that shows a failure is rendered again.
    if (asked.length === calls.length) {
      pages.set(key, {
        renderedAt: now(),
        calls: asked,
        parts: partsAround(nonce, bytes),
        headers: [...headers],
      });
      if (pages.size > capacity) forgetOldest(pages);
    }
    return { status, headers, body: bytes };
  }

  return { respond };
}

async function bytesOf(body: RenderedPage['body']): Promise<Uint8Array<ArrayBuffer>> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}

function partsAround(nonce: string, bytes: Uint8Array<ArrayBuffer>): Buffer[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = whole.indexOf(nonce); at >= 0; at = whole.indexOf(nonce, from)) {
    parts.push(whole.subarray(from, at));
    from = at + nonce.length;
  }
  return [...parts, whole.subarray(from)];
}

function withNonce(parts: readonly Buffer[], nonce: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [bytes, part])));
}

function askAgain(api: unknown, { path, input }: CachedPage['calls'][number]): RecordedCall {
  const response = makeCall(api, path, input);
  response.catch(() => undefined); // The page that is rendered next meets the failure.
  return { path, input, response };
}

async function responsesAreSame(kept: CachedPage, ahead: readonly RecordedCall[]): Promise<boolean> {
  const responses = await Promise.all(ahead.map(textOf));
  return responses.every(
    (response, place) => response !== undefined && response === kept.calls[place]?.response,
  );
}

/** An answer as comparable text; undefined for a failure. */
function textOf({ response }: RecordedCall): Promise<string | undefined> {
  return response.then(
    (value) => JSON.stringify(value) ?? 'undefined',
    () => undefined,
  );
}

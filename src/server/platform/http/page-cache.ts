import { forgetOldest } from '#server/platform/oldest.ts';
import { makeCall, type RecordedCall, recordCalls } from './recorded-calls.ts';

interface PageRendering {
  /** Everything that the page may depend on, besides the answers of its calls. */
  key: string;
  nonce: string;
  api: unknown;
  render(api: unknown): Promise<RenderedPage>;
  /** What does beside all that those calls do besides answering; undefined where one of them has to be made. */
  standIn?(calls: readonly KeptCall[]): (() => void) | undefined;
}

/** A call that a page made, as far as it says what was asked. */
export type KeptCall = Pick<RecordedCall, 'path' | 'input'>;

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
  /** When its calls were made last, and what the process had written by then. */
  askedAt: number;
  written: number;
  calls: (KeptCall & { response: string })[];
  /** The page around the places of its nonce, as bytes. */
  parts: Buffer[];
  headers: [string, string][];
}

interface PageCacheOptions {
  /** How many pages are kept. */
  capacity?: number;
  /** Milliseconds for which a page may be given out again. */
  life?: number;
  /** Milliseconds for which what its calls answered may count as what they would answer now. */
  trust?: number;
  now?: () => number;
  /** A number that grows with each write of this process. */
  written?: () => number;
}

/**
 * Visitors' pages that were rendered a moment ago. A request makes the calls of its page; when each of them answers what
 * it answered before, the page is given out again, with a nonce of its own. Rendering costs ten times as much as asking.
 * For `trust` milliseconds after its calls were made a page whose calls all can be stood in for is given out without
 * making them, unless this process has written anything since; past that one visitor asks, and who comes meanwhile waits
 * for that. So data on a page is never older than `trust`, and what
 * one process writes and shows is never old at all; ages and dates may be late by `life`.
 */
export function createPageCache({
  capacity = 200,
  life = 30_000,
  trust = 0,
  now = Date.now,
  written = () => 0,
}: PageCacheOptions = {}): PageCache {
  const pages = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<unknown>>();

  async function respond(rendering: PageRendering): Promise<RenderedPage> {
    const { key } = rendering;
    const trusted = givenOutUnasked(rendering);
    if (trusted) return trusted;
    const earlier = trust > 0 && canBeStoodIn(rendering) ? underWay.get(key) : undefined;
    if (earlier) {
      await earlier.catch(() => undefined);
      const answered = givenOutUnasked(rendering);
      if (answered) return answered;
    }
    const asking = ask(rendering);
    underWay.set(key, asking);
    try {
      return await asking;
    } finally {
      if (underWay.get(key) === asking) underWay.delete(key);
    }
  }

  function givenOutUnasked({ key, nonce, standIn }: PageRendering): RenderedPage | undefined {
    const kept = pages.get(key);
    const age = kept ? now() - kept.askedAt : 0;
    const isTrusted = kept && isFresh(kept) && age >= 0 && age < trust && kept.written === written();
    const count = isTrusted && standIn?.(kept.calls);
    if (!count) return undefined;
    count();
    return givenOut(kept, nonce);
  }

  /** What was never drawn yet may be such a page. */
  function canBeStoodIn({ key, standIn }: PageRendering): boolean {
    const kept = pages.get(key);
    return !kept || standIn?.(kept.calls) !== undefined;
  }

  function isFresh(kept: CachedPage): boolean {
    return now() - kept.renderedAt < life;
  }

  async function ask({ key, nonce, api, render }: PageRendering): Promise<RenderedPage> {
    const known = pages.get(key);
    const kept = known && isFresh(known) ? known : undefined;
    const asked = { askedAt: now(), written: written() };
    const ahead = kept?.calls.map((call) => askAgain(api, call)) ?? [];
    if (kept && (await responsesAreSame(kept, ahead))) {
      Object.assign(kept, asked);
      return givenOut(kept, nonce);
    }
    const recording = recordCalls(api, ahead);
    const rendered = await render(recording.api);
    return keep(rendered, { key, nonce, asked, calls: recording.calls });
  }

  async function keep(
    rendered: RenderedPage,
    {
      key,
      nonce,
      asked,
      calls,
    }: {
      key: string;
      nonce: string;
      asked: Pick<CachedPage, 'askedAt' | 'written'>;
      calls: readonly RecordedCall[];
    },
  ): Promise<RenderedPage> {
    pages.delete(key);
    const { status, headers } = rendered;
    if (status !== 200 || headers.has('set-cookie')) return { status, headers, body: rendered.body };
    const bytes = await bytesOf(rendered.body);
    const responses = await Promise.all(calls.map(textOf));
    const answered = responses.flatMap((text, place) => {
      const call = calls[place];
      return text === undefined || !call ? [] : [{ path: call.path, input: call.input, response: text }];
    });
    // A page that shows a failure is rendered again.
    if (answered.length === calls.length) {
      pages.set(key, {
        renderedAt: now(),
        ...asked,
        calls: answered,
        parts: partsAround(nonce, bytes),
        headers: [...headers],
      });
      if (pages.size > capacity) forgetOldest(pages);
    }
    return { status, headers, body: bytes };
  }

  return { respond };
}

function givenOut({ headers, parts }: CachedPage, nonce: string): RenderedPage {
  return { status: 200, headers: new Headers(headers), body: withNonce(parts, nonce) };
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

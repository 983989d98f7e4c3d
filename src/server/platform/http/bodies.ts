import { Refusal } from '#server/platform/refusal.ts';

/** What a body may be, in size and in time; time counts only while the reader waits for bytes. */
interface BodyRule {
  bytes: number;
  /** Of the whole body, where it is not worth a longer wait. */
  milliseconds?: number;
}

/** A call's body: its routes read nothing larger, and nothing slower. */
const smallBody: BodyRule = { bytes: 256 * 1024, milliseconds: 30_000 };

/** A body that brings no byte for so long has ended. */
const longestSilence = 10_000;
/** What streams on must bring so much in every so many milliseconds of waiting: 1 kB a second. */
const pace = { bytes: 10_000, milliseconds: 10_000 };

/** The body of one request: bounded for every route, and whole for the few that stream it. */
export interface RequestBody {
  /** The request as routes read it, bounded by `smallBody`. */
  request: Request;
  /** The body for a route that streams, under its own bound; null where there is none. */
  stream(rule: BodyRule): ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Why reading was ended. */
  refusal(): Refusal | undefined;
}

/** Puts the bound around a request's body; nothing is read before a route asks. */
export function boundBody(raw: Request): RequestBody {
  let refusal: Refusal | undefined;
  const refuse = (found: Refusal) => {
    refusal = found;
  };
  const whole = raw.method === 'GET' || raw.method === 'HEAD' ? null : raw.body;
  const bounded = whole && bound(raw, smallBody, refuse);
  return {
    // `duplex` is what a body that streams asks for.
    request: bounded ? new Request(raw, { body: bounded, duplex: 'half' } as RequestInit) : raw,
    stream: (rule) => whole && bound(raw, rule, refuse),
    refusal: () => refusal,
  };
}

function bound(raw: Request, rule: BodyRule, onRefusal: (refusal: Refusal) => void) {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  let size = Number(raw.headers.get('content-length') ?? 0) > rule.bytes ? Number.POSITIVE_INFINITY : 0;
  const clock = waitingClock(rule);
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          if (size > rule.bytes) throw new Refusal('TOO_LARGE');
          reader ??= (raw.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
          const { done, value } = await clock.waitFor(reader.read());
          if (done) return controller.close();
          size += value.length;
          if (size > rule.bytes) throw new Refusal('TOO_LARGE');
          clock.count(value.length);
          controller.enqueue(value);
        } catch (error) {
          if (error instanceof Refusal) onRefusal(error);
          controller.error(error);
        }
      },
      // The server reads away or cuts what is left, once the answer is out.
      cancel: () => reader?.releaseLock(),
    },
    { highWaterMark: 0 },
  );
}

function waitingClock({ milliseconds = Number.POSITIVE_INFINITY }: BodyRule) {
  let waited = 0;
  let window = { waited: 0, bytes: 0 };
  return {
    count(bytes: number) {
      window.bytes += bytes;
      if (window.waited < pace.milliseconds) return;
      if (window.bytes < pace.bytes && milliseconds === Number.POSITIVE_INFINITY)
        throw new Refusal('TOO_SLOW');
      window = { waited: 0, bytes: 0 };
    },
    async waitFor<T>(reading: Promise<T>): Promise<T> {
      const began = performance.now();
      const left = Math.min(longestSilence, milliseconds - waited);
      const result = await orTooSlow(reading, left);
      const took = performance.now() - began;
      waited += took;
      window.waited += took;
      return result;
    },
  };
}

async function orTooSlow<T>(reading: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('TOO_SLOW')), Math.max(0, milliseconds));
  });
  reading.catch(() => undefined); // What was given up may still break off.
  try {
    return await Promise.race([reading, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

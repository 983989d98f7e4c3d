import { Refusal } from '#server/platform/refusal.ts';

/** What a body may be, in size and in time; time counts only while the reader waits for bytes. */
interface BodyRule {
  bytes: number;
  /** Of the whole body, where it is not worth a longer wait. */
  milliseconds?: number;
}

/** A call's body: its routes read nothing larger, and nothing slower. */
const smallBody: BodyRule = { bytes: 256 * 1024, milliseconds: 30_000 };

/** Of a file that is refused for its size so much is still read: many clients hear no answer before all is sent. */
const readAwayMaximum = 32 * 1024 * 1024;

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
  /** Reads what is left of a body that says how large it is, where that is bearable; an answer then waits for it. */
  readAway(): Promise<void>;
}

/** Puts the bound around a request's body; nothing is read before a route asks. */
export function boundBody(raw: Request): RequestBody {
  let refusal: Refusal | undefined;
  const refuse = (found: Refusal) => {
    refusal = found;
  };
  const whole = raw.method === 'GET' || raw.method === 'HEAD' ? null : raw.body;
  let reader: BodyReader | undefined;
  const readerOf = () => {
    reader ??= (raw.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
    return reader;
  };
  const bound = (rule: BodyRule) => boundBy(rule, lengthOf(raw), readerOf, refuse);
  const bounded = whole && bound(smallBody);
  return {
    // `duplex` is what a body that streams asks for.
    request: bounded ? new Request(raw, { body: bounded, duplex: 'half' } as RequestInit) : raw,
    stream: (rule) => whole && bound(rule),
    refusal: () => refusal,
    async readAway() {
      const length = lengthOf(raw);
      if (whole && length > 0 && length <= readAwayMaximum) await readToEnd(readerOf());
    },
  };
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** As its sender says; 0 where it doesn't. */
function lengthOf(raw: Request): number {
  return Number(raw.headers.get('content-length') ?? 0);
}

async function readToEnd(reader: BodyReader): Promise<void> {
  const clock = waitingClock({ bytes: readAwayMaximum });
  try {
    for (let read = 0; read <= readAwayMaximum; ) {
      const { done, value } = await clock.waitFor(reader.read());
      if (done) return;
      read += value.length;
      clock.count(value.length);
    }
  } catch {
    // Whoever goes, or dawdles, gets the answer that stands.
  }
}

function boundBy(
  rule: BodyRule,
  length: number,
  readerOf: () => BodyReader,
  onRefusal: (refusal: Refusal) => void,
) {
  let size = length > rule.bytes ? Number.POSITIVE_INFINITY : 0;
  const clock = waitingClock(rule);
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          if (size > rule.bytes) throw new Refusal('TOO_LARGE');
          const { done, value } = await clock.waitFor(readerOf().read());
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
      // What is left is read away or cut, once the answer stands.
      cancel() {},
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

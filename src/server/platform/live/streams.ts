/** Whose stream it is; read from the session at its beginning, and again with each beat. */
export interface LiveReader {
  sessionId: string;
  personId: string;
  /** The company of who works for the whole of it, while it is approved. */
  companyId?: string;
}

export interface LiveStream {
  reader: LiveReader;
  /** The id of the last event that the page has; undefined where it has none. */
  after: string | undefined;
  body: ReadableStream<Bytes>;
  write(frame: Frame): void;
  end(): void;
}

/** One event on the wire; without an id it is passing, and a page that comes back does not miss it. */
interface Frame {
  id?: string;
  event: 'ready' | 'changed' | 'passing' | 'beat';
  data: unknown;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that wait for a slow reader; past them its stream ends, and it comes back for what it missed. */
const mostWaiting = 64 * 1024;
const encoder = new TextEncoder();

/** A stream of server-sent events; `onEnd` hears once that it ended, by whomever. */
export function openStream(
  reader: LiveReader,
  after: string | undefined,
  onEnd: (stream: LiveStream) => void,
): LiveStream {
  let controller: ReadableStreamDefaultController<Bytes> | undefined;
  const body = new ReadableStream<Bytes>(
    {
      start: (opened: ReadableStreamDefaultController<Bytes>) => {
        controller = opened;
        // The head goes out at once, and tells how soon to come back.
        opened.enqueue(encoder.encode('retry: 2000\n\n'));
      },
      cancel: () => void close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  );
  const close = () => {
    if (!controller) return false;
    controller = undefined;
    onEnd(stream);
    return true;
  };
  const stream: LiveStream = {
    reader,
    after,
    body,
    write: ({ id, event, data }) => {
      if (!controller) return;
      if ((controller.desiredSize ?? 0) <= 0) return stream.end();
      const head = id ? `id: ${id}\n` : '';
      controller.enqueue(encoder.encode(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    end: () => {
      const open = controller;
      if (close()) open?.close();
    },
  };
  return stream;
}

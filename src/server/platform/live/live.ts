import { liveBeatSeconds } from '#domain/live.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isDatabaseAway } from '#server/platform/database/database-away.ts';
import type { Listener } from '#server/platform/database/listener.ts';
import type { Log } from '#server/platform/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { LiveBus } from './bus.ts';
import type { LiveAudience, PassingSign } from './publish.ts';
import { type LiveEvent, mostMissed, selectEventsSince, selectMissedEvents } from './queries.ts';
import { eventId, type SeenSnapshot, seenBy } from './snapshots.ts';
import { type Bytes, type LiveReader, type LiveStream, openStream } from './streams.ts';

/** Open streams of one person and of one process (security D6). */
export const liveBounds = { person: 8, process: 4000 };

interface LiveParts {
  bus: LiveBus;
  db: Database;
  clock: Clock;
  log: Log;
  /** Those of the sessions that are still open, each with who reads there now. */
  readersOf(sessionIds: readonly string[]): Promise<LiveReader[]>;
}

/** The live channel of one process: what other transactions publish, to the pages that are open here. */
export interface Live {
  /** A stream of events for a session; `after` is the id of the last one that the page has. */
  open(reader: LiveReader, after: string | undefined): Promise<ReadableStream<Bytes>>;
  /** The id of what was seen last here: whoever reads the data from now on has all before it. None before the first look. */
  lastId(): string | undefined;
  /** Streams that are open here. */
  count(): number;
  /** Ends every stream and takes no further one; the pages come back by themselves. */
  close(): Promise<void>;
}

/**
 * Server-sent events over the bus, which says only that there is something; it is read from the table between two snapshots, so that several processes agree, and what commits late or was published while
 * nobody listened is neither lost nor told twice.
 */
export function createLive(parts: LiveParts): Live {
  const { db, clock, log } = parts;
  const streams = new Set<LiveStream>();
  let joining: LiveStream[] = [];
  let seen: SeenSnapshot | undefined;
  let listener: Promise<Listener> | undefined;
  let isClosed = false;
  let isAsked = false;
  let mustCheck = false;
  let work: Promise<void> | undefined;
  let beat: NodeJS.Timeout | undefined;

  const look = ({ check = false } = {}) => {
    isAsked = true;
    mustCheck ||= check;
    work ??= turn().finally(() => {
      work = undefined;
    });
  };

  /** One look after the other: a session's end is acted upon before anything that was published after it. */
  const turn = async () => {
    while (isAsked && !isClosed) {
      isAsked = false;
      try {
        if (mustCheck) await endStaleStreams();
        await deliver();
      } catch (error) {
        mustCheck = true;
        // Once the database is back the listener asks again; else the next beat does.
        if (!isDatabaseAway(error)) log.error({ err: error }, 'The live channel failed');
      }
    }
  };

  const endStaleStreams = () => {
    mustCheck = false;
    return endStale([...streams, ...joining]);
  };

  const endStale = async (open: readonly LiveStream[]) => {
    if (open.length === 0) return;
    const readers = await parts.readersOf([...new Set(open.map(({ reader }) => reader.sessionId))]);
    const now = new Map(readers.map((reader) => [reader.sessionId, reader]));
    for (const stream of open) {
      const reader = now.get(stream.reader.sessionId);
      if (!reader || reader.companyId !== stream.reader.companyId) stream.end();
    }
  };

  const deliver = async () => {
    const arrived = joining;
    joining = [];
    try {
      const { snapshot, events } = await selectEventsSince(db, seen?.snapshot);
      seen = { snapshot, at: clock.now().getTime() };
      const id = eventId(seen);
      const found = changesByStream(events);
      if (!parts.bus.isInOrder) await endStale([...found.keys()]);
      for (const [stream, changes] of found) stream.write({ id, event: 'changed', data: changes });
      while (arrived[0]) {
        await begin(arrived[0], seen);
        arrived.shift();
      }
    } finally {
      joining.unshift(...arrived);
    }
  };

  const begin = async (stream: LiveStream, to: SeenSnapshot) => {
    const from = seenBy(stream.after, to.at);
    const { personId, companyId } = stream.reader;
    const missed =
      from && (await selectMissedEvents(db, { personId, companyId, from: from.snapshot, to: to.snapshot }));
    if (!isOpen(stream)) return;
    streams.add(stream);
    opening.delete(stream);
    const isWhole = missed !== undefined && missed.length <= mostMissed;
    stream.write({
      id: eventId(to),
      event: 'ready',
      data: { changes: isWhole ? missed.map(changeOf) : null },
    });
  };

  const opening = new Set<LiveStream>();
  const isOpen = (stream: LiveStream) => opening.has(stream) || streams.has(stream);

  const changesByStream = (events: readonly LiveEvent[]) => {
    const found = new Map<LiveStream, { kind: string; id: string }[]>();
    if (events.length === 0) return found;
    for (const stream of streams) {
      const own = events.filter((event) => concerns(stream.reader, event));
      if (own.length > 0) found.set(stream, own.map(changeOf));
    }
    return found;
  };

  const hear = (payload: string) => {
    if (payload === '' || payload === 'sessions') return look({ check: payload !== '' });
    pass(JSON.parse(payload)).catch((error) => log.warn({ err: error }, 'A passing sign was not passed on'));
  };

  const pass = async ({ personIds, companyId, ...sign }: LiveAudience & PassingSign) => {
    const addressed = [...streams].filter(
      ({ reader }) => personIds?.includes(reader.personId) || (companyId && companyId === reader.companyId),
    );
    if (!parts.bus.isInOrder) await endStale(addressed);
    for (const stream of addressed) stream.write({ event: 'passing', data: sign });
  };

  const listen = () => {
    listener ??= parts.bus
      .listen({ onTold: hear, onListening: () => look({ check: true }) })
      .catch((error) => {
        listener = undefined;
        throw error;
      });
    beat ??= setInterval(() => {
      for (const stream of streams) stream.write({ id: seen && eventId(seen), event: 'beat', data: {} });
      look({ check: true });
    }, liveBeatSeconds * 1000).unref();
    return listener;
  };

  const endOf = (stream: LiveStream) => {
    streams.delete(stream);
    opening.delete(stream);
    joining = joining.filter((other) => other !== stream);
  };

  return {
    async open(reader, after) {
      const open = [...streams, ...opening];
      if (isClosed || open.length >= liveBounds.process) throw new Refusal('BUSY', { retryAfterSeconds: 5 });
      const own = open.filter((stream) => stream.reader.personId === reader.personId);
      if (own.length >= liveBounds.person) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
      const stream = openStream(reader, after, endOf);
      opening.add(stream);
      try {
        await listen();
      } catch (error) {
        stream.end();
        throw error;
      }
      joining.push(stream);
      look();
      return stream.body;
    },
    lastId: () => seen && eventId(seen),
    count: () => streams.size + opening.size,
    async close() {
      isClosed = true;
      clearInterval(beat);
      for (const stream of [...streams, ...opening]) stream.end();
      await work;
      await listener?.then((opened) => opened.close()).catch(() => undefined);
      await parts.bus.close();
    },
  };
}

function concerns({ personId, companyId }: LiveReader, event: LiveEvent): boolean {
  return event.personId === personId || (event.companyId !== null && event.companyId === companyId);
}

function changeOf({ kind, id }: LiveEvent) {
  return { kind, id };
}

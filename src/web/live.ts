import type { Query, QueryClient } from '@tanstack/react-query';
import { type LiveChange, type LiveKind, liveBeatSeconds, liveKinds } from '#domain/live.ts';

/** A sign that passes: who is not looking now never learns of it. */
interface PassingSign extends LiveChange {
  word: string;
}

type Connection = 'open' | 'waiting';

const signs = new Set<(sign: PassingSign) => void>();
const connections = new Set<() => void>();
let connection: Connection = 'waiting';
let lastId: string | undefined;

/** Hears of passing signs of a kind until the answer is called. */
export function onPassing(kind: LiveKind, listener: (sign: PassingSign) => void): () => void {
  const hear = (sign: PassingSign) => {
    if (sign.kind === kind) listener(sign);
  };
  signs.add(hear);
  return () => void signs.delete(hear);
}

/** For `useSyncExternalStore`: whether what the page shows follows by itself. */
export const liveConnection = {
  subscribe(listener: () => void): () => void {
    connections.add(listener);
    return () => void connections.delete(listener);
  },
  read: (): Connection => connection,
};

/**
 * Follows the live channel for as long as the page is looked at: what changed since the event `after` is asked for again,
 * everything where the page was not told of one. One connection a tab; a tab in the background keeps none, and learns
 * what it missed when it is back. Answers what ends it.
 */
export function followLive(queryClient: QueryClient, after: string): () => void {
  lastId ??= after || undefined;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const open = () => {
    clearTimeout(retry);
    if (source || document.visibilityState === 'hidden') return;
    const opened = new EventSource(
      lastId ? `/api/live?${new URLSearchParams({ after: lastId })}` : '/api/live',
    );
    source = opened;
    listen(opened, 'ready', (data: { changes: LiveChange[] | null }) => {
      failures = 0;
      setConnection('open');
      refetch(data.changes);
    });
    listen(opened, 'changed', (data: LiveChange[]) => refetch(data));
    listen(opened, 'passing', (sign: PassingSign) => {
      for (const hear of signs) hear(sign);
    });
    listen(opened, 'beat', () => undefined);
    opened.addEventListener('error', again);
  };

  /** Each time a new one: where the browser tries by itself it gives up at the first refusal. */
  const again = () => {
    close();
    failures += 1;
    const wait = Math.min(60_000, 1000 * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);
    retry = setTimeout(open, failures === 1 ? 300 + Math.random() * 700 : wait);
  };

  const close = () => {
    clearTimeout(silence);
    source?.close();
    source = undefined;
    setConnection('waiting');
  };

  const listen = <Data>(opened: EventSource, name: string, hear: (data: Data) => void) => {
    opened.addEventListener(name, (event: MessageEvent<string>) => {
      if (opened !== source) return;
      if (event.lastEventId) lastId = event.lastEventId;
      clearTimeout(silence);
      silence = setTimeout(again, 3 * liveBeatSeconds * 1000);
      hear(JSON.parse(event.data) as Data);
    });
  };

  const refetch = (changes: LiveChange[] | null) => {
    const kinds = new Set<string>(changes ? changes.map(({ kind }) => kind) : liveKinds);
    if (kinds.size === 0) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }: Query) =>
        kinds.has(partOf(path)) || (kinds.has('applications') && isDrawnFromApplications(path)),
    });
  };

  const look = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', look);
  addEventListener('online', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', open);
    clearTimeout(retry);
    close();
  };
}

/** A company's day says who waits. */
function isDrawnFromApplications(path: unknown): boolean {
  return Array.isArray(path) && path[0] === 'companyActivity' && path[1] === 'dashboard';
}

function partOf(path: unknown): string {
  return Array.isArray(path) ? String(path[0]) : '';
}

function setConnection(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of connections) listener();
}

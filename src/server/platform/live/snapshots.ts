/** What a reader of the database has seen: a snapshot of its transactions as PostgreSQL writes it, and when. */
export interface SeenSnapshot {
  snapshot: string;
  /** Milliseconds. */
  at: number;
}

/** For how long a page that was away is told what it missed, in milliseconds; what changed is kept a little longer. */
const longestAway = 55 * 60_000;

/** The id of an event on the wire. */
export function eventId({ snapshot, at }: SeenSnapshot): string {
  return `${at.toString(36)}.${snapshot.replaceAll(':', '_')}`;
}

/** What the page that sends this id has seen; undefined where that is too long ago, or no id of ours. */
export function seenBy(id: string | undefined, now: number): SeenSnapshot | undefined {
  const match = /^([0-9a-z]{1,12})\.(\d{1,20}_\d{1,20}_[\d,]{0,2000})$/.exec(id ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  const at = Number.parseInt(match[1], 36);
  const snapshot = match[2].replaceAll('_', ':');
  const isRecent = at <= now && now - at <= longestAway;
  return isRecent && isSnapshot(snapshot) ? { snapshot, at } : undefined;
}

/** PostgreSQL refuses a snapshot that could not be: its bounds in order, what ran in between ascending. */
function isSnapshot(text: string): boolean {
  const [least = '', most = '', between = ''] = text.split(':');
  const [from, to] = [BigInt(least), BigInt(most)];
  if (from < 1n || from > to || to >= 2n ** 63n) return false;
  let last = from - 1n;
  for (const part of between === '' ? [] : between.split(',')) {
    if (part === '') return false;
    const id = BigInt(part);
    if (id <= last || id >= to) return false;
    last = id;
  }
  return true;
}

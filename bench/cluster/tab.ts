import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './browser.ts';

/** A page that stays open: it follows the live channel, and comes back by itself where the channel ends. */
interface Tab {
  /** When it last heard that something about this id changed, or had to ask anew; in the time of `performance`. */
  heardAt(id: string): number;
  /** How often it came back. */
  returns(): number;
  isOpen(): boolean;
  close(): Promise<void>;
}

export function openTab(browser: Browser, token: string): Tab {
  const closing = new AbortController();
  const heard = new Map<string, number>();
  let allAt = 0;
  let opened = 0;
  let isOpen = false;
  let lastId = '';

  const hear = (message: string) => {
    const fields = new Map(
      message.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
    );
    lastId = fields.get('id') ?? lastId;
    const event = fields.get('event');
    if (event !== 'ready' && event !== 'changed') return;
    const data = JSON.parse(fields.get('data') ?? 'null') as
      | { id: string }[]
      | { changes: { id: string }[] | null };
    const changes = Array.isArray(data) ? data : data.changes;
    // Without a list the page asks for all that it shows.
    if (changes === null) allAt = performance.now();
    for (const { id } of changes ?? []) heard.set(id, performance.now());
    isOpen = true;
  };

  const followOnce = async () => {
    const query = lastId ? `?${new URLSearchParams({ after: lastId })}` : '';
    const headers = { authorization: `Bearer ${token}` };
    const stream = await browser.follow(`/api/live${query}`, headers, closing.signal);
    if (!stream) return;
    opened += 1;
    let text = '';
    for await (const part of stream.setEncoding('utf8')) {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        hear(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  };

  const following = (async () => {
    while (!closing.signal.aborted) {
      await followOnce().catch(() => undefined);
      isOpen = false;
      await sleep(500, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    heardAt: (id) => Math.max(heard.get(id) ?? 0, allAt),
    returns: () => Math.max(0, opened - 1),
    isOpen: () => isOpen,
    async close() {
      closing.abort();
      await following;
    },
  };
}

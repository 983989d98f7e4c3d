const probeBytes = 256 * 1024;
const longest = 10_000;

let measured: Promise<number | undefined> | undefined;

/**
 * Bits a second that this line sends, once a visit: so much is appended to a recording that is ended again at once.
 * A line that takes too long counts by what that says of it; undefined where it could not be measured.
 */
export function measureUplink(): Promise<number | undefined> {
  measured ??= probe().catch(() => {
    measured = undefined; // Asked again at the next check.
    return undefined;
  });
  return measured;
}

async function probe(): Promise<number | undefined> {
  const begun = await fetch('/api/recordings', { method: 'POST' });
  if (!begun.ok) throw new Error(`The server answered ${begun.status}`);
  const { id, ticket } = (await begun.json()) as { id: string; ticket?: string };
  const address = `/api/recordings/${id}`;
  const headers: Record<string, string> = ticket ? { 'upload-ticket': ticket } : {};
  const send = (at: number, length: number) =>
    fetch(address, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(at) },
      body: new Uint8Array(length),
      signal: AbortSignal.timeout(longest),
    });
  try {
    const roundTrip = await timed(() => send(0, 1));
    const sending = await timed(() => send(1, probeBytes));
    return (probeBytes * 8) / (Math.max(1, sending - roundTrip) / 1000);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return (probeBytes * 8) / (longest / 1000);
    throw error;
  } finally {
    void fetch(address, { method: 'DELETE', headers }).catch(() => undefined);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

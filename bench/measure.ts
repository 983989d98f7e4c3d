import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Measured {
  rate: number;
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of processor time that the server took for each request. */
  cpu: number;
  failures: number;
}

/** Asks the paths in turn for so many seconds over so many connections, as fast as it can or so often a second. */
export async function measure(
  target: { url: string; paths: string[]; pid: number; isNeverTheSame?: boolean },
  { connections, seconds, rate }: { connections: number; seconds: number; rate?: number },
): Promise<Measured> {
  const before = processorTime(target.pid);
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    requests: target.paths.map((path) => ({ method: 'GET', path })),
    ...(target.isNeverTheSame && { setupClient: (client) => client.setRequests(addressesOf(target.paths)) }),
  });
  const spent = processorTime(target.pid) - before;
  const answered = result['2xx'];
  return {
    rate: answered / result.duration,
    p50: result.latency.p50,
    // autocannon keeps 97.5 and not 95, which is the stricter of the two.
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    cpu: spent / Math.max(1, answered),
    failures: result.errors + result.timeouts + result.non2xx,
  };
}

let addresses = 0;

/** The same questions at addresses that nobody asked before, so that nothing rendered earlier can serve them. */
function addressesOf(paths: string[]): { method: 'GET'; path: string }[] {
  return Array.from({ length: 2000 }, (_, index) => {
    addresses += 1;
    const path = paths[index % paths.length] ?? '/';
    return { method: 'GET' as const, path: `${path}${path.includes('?') ? '&' : '?'}anew=${addresses}` };
  });
}

/** The one in the middle by rate, of several rounds. */
export function middle(rounds: Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.rate - b.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('Nothing was measured');
  return found;
}

/** User and system time of a process in milliseconds, from `/proc` (100 ticks a second). */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

import { isIPv4, isIPv6 } from 'node:net';
import type { Actor } from './actor.ts';

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, since a single
 * household or server has all of that. Anything else is one shared "unknown" client.
 */
export function clientKey(ip: string): string {
  const address = ip.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.split('::');
  const groups = splitGroups(head);
  if (tail !== undefined) {
    const after = splitGroups(tail);
    // A dotted quad at the end stands for two groups.
    const width = (list: string[]) => list.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
    const zeros = Math.max(0, 8 - width(groups) - width(after));
    groups.push(...Array.from({ length: zeros }, () => '0'), ...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Who counts as one caller where turns are shared out: the account, or a visitor's address. */
export function callerKey({ actor, request }: { actor: Actor; request: { ip: string } }): string {
  return actor.role === 'visitor' ? clientKey(request.ip) : actor.accountId;
}

function splitGroups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

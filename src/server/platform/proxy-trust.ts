import { BlockList } from 'node:net';
import type { z } from 'zod';
import { addNetwork, isWithin } from './networks.ts';

/** Whose word counts for where a request comes from: nobody's, that of so many proxies, or that of these networks. */
export type ProxyTrust = false | { hops: number } | { networks: BlockList };

/** `TRUST_PROXY`: `off`; `on` for one proxy; how many stand one behind the other; or networks (`10.0.0.0/8,::1`). */
export function readTrust(text: string, check: z.core.$RefinementCtx): ProxyTrust {
  if (['off', 'false', '0'].includes(text)) return false;
  if (['on', 'true'].includes(text)) return { hops: 1 };
  if (/^[1-9]$/.test(text)) return { hops: Number(text) };
  const networks = new BlockList();
  for (const network of text.split(',')) {
    if (addNetwork(networks, network.trim())) continue;
    check.addIssue({
      code: 'custom',
      message: 'it is off, on, the number of proxies (1 to 9), or networks such as 10.0.0.0/8,::1',
    });
    return false;
  }
  return { networks };
}

/**
 * The client's address. Each proxy adds to `X-Forwarded-For` whom it heard, so only its last entries are true: as many
 * as there are trusted proxies, or those that trusted networks added. What a client wrote before them counts for nothing.
 */
export function forwardedAddress(
  trust: ProxyTrust,
  forwarded: string | null | undefined,
  socketAddress: string | undefined,
): string | undefined {
  if (!trust) return socketAddress;
  const named = (forwarded ?? '').split(',').map((entry) => entry.trim());
  if ('hops' in trust) return named.at(-trust.hops) || named[0] || socketAddress;
  const heard = [...named.filter((entry) => entry !== ''), ...(socketAddress ? [socketAddress] : [])];
  return heard.findLast((address) => !isWithin(trust.networks, address)) ?? heard[0];
}

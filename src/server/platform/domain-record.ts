import dns from 'node:dns/promises';
import { isIP } from 'node:net';
import { proofHost, proofRecord } from '#domain/companies/domains.ts';

/** `unsaid`: the name servers have not answered, which proves nothing either way. */
export type RecordState = 'there' | 'other' | 'missing' | 'unsaid';

/** Whether the record of a domain stands where it has to: asked of the name servers, twice at most, within 8 s. */
export function findRecord({ domain, mark }: { domain: string; mark: string }): Promise<RecordState> {
  return asking(async (resolver) => {
    const records = await said(() => resolver.resolveTxt(`${proofHost}.${domain}`));
    if (!records) return 'missing';
    return records.some((parts) => parts.join('').trim() === proofRecord(mark)) ? 'there' : 'other';
  });
}

/** Where a domain leads; `here` by its alias or by an address that it has in common with ours. */
export type LeadState = 'here' | 'elsewhere' | 'nowhere' | 'unsaid';

/** Whether a domain leads to a host: by its alias or, as a domain itself has none, by an address; within 8 s. */
export function findLead({ domain, host }: { domain: string; host: string }): Promise<LeadState> {
  return asking(async (resolver) => {
    const aliases = await said(() => resolver.resolveCname(domain));
    if (aliases?.some((alias) => alias.toLowerCase().replace(/\.$/, '') === host)) return 'here';
    const [its, ours] = await Promise.all([addressesOf(resolver, domain), addressesOf(resolver, host)]);
    if (its.length === 0) return 'nowhere';
    return its.some((address) => ours.includes(address)) ? 'here' : 'elsewhere';
  });
}

async function asking<State>(ask: (resolver: dns.Resolver) => Promise<State>): Promise<State | 'unsaid'> {
  const resolver = new dns.Resolver({ timeout: 3000, tries: 2 });
  const late = setTimeout(() => resolver.cancel(), 8000);
  try {
    return await ask(resolver);
  } catch {
    return 'unsaid';
  } finally {
    clearTimeout(late);
  }
}

async function addressesOf(resolver: dns.Resolver, host: string): Promise<string[]> {
  const name = host.replace(/^\[|\]$/g, '');
  if (isIP(name)) return [name];
  const found = await Promise.all([said(() => resolver.resolve4(host)), said(() => resolver.resolve6(host))]);
  return found.flatMap((addresses) => addresses ?? []);
}

/** What they answer; undefined where they say that there is none, and a failure where they say nothing. */
async function said<Records>(ask: () => Promise<Records>): Promise<Records | undefined> {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === dns.NOTFOUND || code === dns.NODATA) return undefined;
    throw error;
  }
}

import dns from 'node:dns/promises';
import { vi } from 'vitest';

/** What the name servers know: by kind of record and name, or `late` where they do not answer at all. */
export interface Known {
  TXT?: Record<string, string | 'late'>;
  CNAME?: Record<string, string | 'late'>;
  A?: Record<string, string | 'late'>;
}

/** Name servers that know this from now on, and nothing else; `vi.restoreAllMocks()` ends it. */
export function nameServersKnow(known: Known): void {
  const answer = (kind: keyof Known) => async (name: string) => {
    const found = known[kind]?.[name];
    if (found === undefined || found === 'late')
      throw Object.assign(new Error('no answer'), { code: found ? dns.TIMEOUT : dns.NOTFOUND });
    return [found];
  };
  const { prototype } = dns.Resolver;
  const text = answer('TXT');
  vi.spyOn(prototype, 'resolveTxt').mockImplementation(async (name) => [await text(name)]);
  vi.spyOn(prototype, 'resolveCname').mockImplementation(answer('CNAME'));
  vi.spyOn(prototype, 'resolve4').mockImplementation(answer('A') as never);
  vi.spyOn(prototype, 'resolve6').mockImplementation((async () => {
    throw Object.assign(new Error('none'), { code: dns.NODATA });
  }) as never);
}

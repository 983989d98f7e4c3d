import dns from 'node:dns/promises';
import { proofHost, proofRecord } from '#domain/companies/sign-in.ts';

/** `unsaid`: the name servers have not answered, which proves nothing either way. */
export type RecordState = 'there' | 'other' | 'missing' | 'unsaid';

/** Whether the record of a domain stands where it has to: asked of the name servers, twice at most, within 8 s. */
export async function findRecord({ domain, mark }: { domain: string; mark: string }): Promise<RecordState> {
  const resolver = new dns.Resolver({ timeout: 3000, tries: 2 });
  const late = setTimeout(() => resolver.cancel(), 8000);
  try {
    const records = await resolver.resolveTxt(`${proofHost}.${domain}`);
    return records.some((parts) => parts.join('').trim() === proofRecord(mark)) ? 'there' : 'other';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === dns.NOTFOUND || code === dns.NODATA ? 'missing' : 'unsaid';
  } finally {
    clearTimeout(late);
  }
}

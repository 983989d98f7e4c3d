import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { PdfFacts, PdfFinding } from './inspect-pdf.ts';

/** Characters of text that a process remembers at most; a CV has some 4,000. */
const mostCharacters = 4_000_000;
/** Nothing of a CV is remembered for longer than a person sends it to several openings. */
const rememberedFor = 10 * 60_000;

export type RecentFindings = ReturnType<typeof createRecentFindings>;

/**
 * What was found lately in files of the same bytes: who sends one CV to several openings waits for one reading, which
 * takes a process of its own. Only what could be read is remembered.
 */
export function createRecentFindings() {
  const findings = new LRUCache<string, PdfFacts>({
    maxSize: mostCharacters,
    sizeCalculation: ({ text }) => text.length + 200,
    ttl: rememberedFor,
  });
  return async function recentOr(path: string, read: () => Promise<PdfFinding>): Promise<PdfFinding> {
    const hash = await hashOf(path);
    const recent = findings.get(hash);
    if (recent) return recent;
    const finding = await read();
    if (finding !== 'later' && 'pages' in finding) findings.set(hash, finding);
    return finding;
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}

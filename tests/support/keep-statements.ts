import { appendFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env.KEEP_STATEMENTS;
const seen = new Set<string>();

/** For `npm run keep-release`: what is asked of the database goes to a file, each kind of statement once a worker. */
if (file && seen.size === 0) {
  const prototype = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    if (!seen.has(text)) {
      seen.add(text);
      if (isKept(text)) appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return query.apply(this, given);
  };
}

/** What reads or writes rows, is no load of thousands of them, and names no table that is made for one day. */
function isKept(text: string): boolean {
  const isOfOneDay = /_\d{8}\b/.test(text);
  return text.length < 20_000 && !isOfOneDay && /^\s*(?:select|with|insert|update|delete)\b/i.test(text);
}

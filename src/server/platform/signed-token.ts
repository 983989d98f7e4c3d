import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { signingKeys } from './signed-token-table.ts';

/** The purposes of signed links; a token of one opens nothing of another. */
type Purpose = 'unsubscribe' | 'job-alerts';

const signatureBytes = 18;

/**
 * A text with its signature, safe in an address: for links that stay good for as long as the letter they stand in, and
 * that open nothing but what the text names.
 */
export async function signToken(db: Database, purpose: Purpose, text: string): Promise<string> {
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${signatureOf(await secretOf(db, purpose), body).toString('base64url')}`;
}

/** The text of a token that we signed for that purpose; undefined for any other. */
export async function readToken(db: Database, purpose: Purpose, token: string): Promise<string | undefined> {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(await secretOf(db, purpose), body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Buffer.from(body, 'base64url').toString();
}

function signatureOf(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(body).digest().subarray(0, signatureBytes);
}

async function secretOf(db: Database, purpose: Purpose): Promise<string> {
  const stored = () => db.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  const [known] = await stored();
  if (known) return known.secret;
  const secret = randomBytes(32).toString('base64url');
  await db.insert(signingKeys).values({ purpose, secret }).onConflictDoNothing();
  const [written] = await stored();
  if (!written) throw new Error('The signing key was not written');
  return written.secret;
}

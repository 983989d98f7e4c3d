import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { WrongSetting } from './wrong-setting.ts';

/** The settings of the environment, by name. */
export const indexingSettings = {
  GOOGLE_INDEXING_KEY: z.string().min(2).optional(),
  GOOGLE_INDEXING_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(200),
  GOOGLE_INDEXING_URL: z.url({ protocol: /^https?$/ }).default('https://indexing.googleapis.com/v3'),
};

/** By which Google is told of pages of openings: the service account's address and key, where, and how often a day. */
export interface IndexingAccount {
  email: string;
  key: KeyObject;
  tokenUrl: string;
  url: string;
  perDay: number;
}

const account = z.object({
  client_email: z.string().min(3),
  private_key: z.string().min(1),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

/** Reads the JSON of a service account: the setting is that itself, or the path of a file with it. */
export function readIndexing(
  settings: z.output<z.ZodObject<typeof indexingSettings>>,
): IndexingAccount | undefined {
  const { GOOGLE_INDEXING_KEY: named, GOOGLE_INDEXING_PER_DAY: perDay, GOOGLE_INDEXING_URL: url } = settings;
  if (!named) return undefined;
  try {
    const text = named.trim().startsWith('{') ? named : readFileSync(named, 'utf8');
    const { client_email: email, private_key, token_uri: tokenUrl } = account.parse(JSON.parse(text));
    const key = createPrivateKey(private_key);
    return { email, key, tokenUrl, url: url.replace(/(?<!\/)\/+$/, ''), perDay };
  } catch {
    // What went wrong may quote the key.
    throw new WrongSetting(
      'GOOGLE_INDEXING_KEY is wrong: it is the JSON of a service account with client_email and private_key, or the path of its file.',
    );
  }
}

/**
 * Why Google took no word. `later`: tried again. `page`: it never takes this address. `setting`: the operator has something
 * to mend.
 */
export class IndexingRefusal extends Error {
  readonly kind: 'later' | 'page' | 'setting';
  constructor(message: string, kind: IndexingRefusal['kind']) {
    super(message);
    this.kind = kind;
  }
}

const longestMs = 20_000;
const tokenSeconds = 3600;
const granted = z.object({ access_token: z.string().min(1) });

/** A token of the service account, for an hour, by a JWT that its key signs. Throws an `IndexingRefusal`. */
export async function indexingToken({ email, key, tokenUrl }: IndexingAccount, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const claims = {
    ...{ iss: email, aud: tokenUrl, iat: issued, exp: issued + tokenSeconds },
    scope: 'https://www.googleapis.com/auth/indexing',
  };
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const assertion = `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
  const answer = await ask(tokenUrl, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion },
    }).toString(),
  });
  const token = granted.safeParse(await answer.json().catch(() => undefined));
  if (answer.ok && token.success) return token.data.access_token;
  const isLater = answer.status === 429 || answer.status >= 500;
  throw new IndexingRefusal(`No token: ${answer.status}`, isLater ? 'later' : 'setting');
}

/** Tells Google that a page is there or was changed, or that it is there no more. Throws an `IndexingRefusal`. */
export async function tellIndexing(
  { url }: IndexingAccount,
  token: string,
  notice: { url: string; type: 'URL_UPDATED' | 'URL_DELETED' },
): Promise<void> {
  const answer = await ask(`${url}/urlNotifications:publish`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(notice),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const { status } = answer;
  if (status === 429 || status >= 500) throw new IndexingRefusal(`Not now: ${status}`, 'later');
  throw new IndexingRefusal(`Refused: ${status}`, status === 400 ? 'page' : 'setting');
}

async function ask(url: string, init: { headers: Record<string, string>; body: string }): Promise<Response> {
  try {
    return await fetch(url, {
      ...{ ...init, method: 'POST', redirect: 'error' },
      signal: AbortSignal.timeout(longestMs),
    });
  } catch (error) {
    throw new IndexingRefusal(`No answer: ${error instanceof Error ? error.message : 'unknown'}`, 'later');
  }
}

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

const parameters: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
/** Hashes that may wait; more are refused rather than kept (R10). */
const longestQueue = 20;
const derive = promisify(argon2);
const waiting: (() => void)[] = [];
let running = 0;

interface Parameters {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** argon2id (m = 19 MiB, t = 2, p = 1) in the PHC string form; at most two hashes at once, at most 20 waiting. */
export async function hashPassword(password: string, chosen = parameters): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2id(password, nonce, chosen);
  const { memory, passes, parallelism } = chosen;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Compares in constant time with the parameters of the stored hash; an unknown account is compared with a dummy,
 * so that timing tells nothing.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const { salt, tag, used } = readHash(stored ?? dummy);
  const actual = await argon2id(password, salt, used);
  return stored !== undefined && actual.length === tag.length && timingSafeEqual(actual, tag);
}

/** Whether a hash was made with weaker parameters than today's: it is made anew at the next sign-in (S1). */
export function needsRehash(stored: string): boolean {
  const { used } = readHash(stored);
  return used.memory < parameters.memory || used.passes < parameters.passes;
}

const dummy = `$argon2id$v=19$m=19456,t=2,p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;

function readHash(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) throw new Error('A stored password is no argon2id hash');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    used: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

async function argon2id(password: string, nonce: Buffer, used: Parameters): Promise<Buffer> {
  if (running >= 2 && waiting.length >= longestQueue)
    throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 });
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    const message = Buffer.from(password.normalize('NFC'));
    return await derive('argon2id', { message, nonce, tagLength, ...used });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}

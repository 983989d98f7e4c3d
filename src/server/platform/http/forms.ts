import { Refusal } from '#server/platform/refusal.ts';
import type { AppContext } from './app.ts';

/**
 * The fields of a plain HTML form, for a page that can be used before its script has loaded: a module registers
 * `app.post('/page', …)` in its `routes.ts` and reads them here. Like every write, it reaches its route only from our
 * own pages and with a bounded body. A name that comes twice has its last value.
 */
export async function readForm(c: AppContext): Promise<Record<string, string>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw new Refusal('WRONG_TYPE');
  return Object.fromEntries(new URLSearchParams(await c.req.raw.text()));
}

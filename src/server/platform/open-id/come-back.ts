import type { Context } from '#server/platform/context.ts';
import type { AppContext } from '#server/platform/http/app.ts';
import type { LimitName } from '#server/platform/limit-rules.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Leads a browser on that a provider has sent back: where `finish` says, or to `refused` where there were too many. */
export async function backFromProvider(
  c: AppContext,
  {
    limit,
    refused,
    finish,
  }: { limit: LimitName; refused: string; finish(context: Context): Promise<string> | string },
): Promise<Response> {
  const context = await c.get('context')();
  const to = await limitCall(context, limit)
    .then(() => finish(context))
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return refused;
      throw error;
    });
  const response = c.redirect(to, 303);
  for (const cookie of context.responseHeaders.getSetCookie()) response.headers.append('set-cookie', cookie);
  response.headers.set('referrer-policy', 'no-referrer');
  response.headers.set('cache-control', 'no-store');
  return response;
}

import { returnPath } from '#domain/companies/sign-in.ts';
import { isId } from '#domain/ids.ts';
import type { App } from '#server/platform/http/app.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { finishEntry } from './return-service.ts';

/** Where the providers of companies send people back to; each is led on, and reads at the sign-in why not. */
export function companySignInRoutes(app: App): void {
  app.get(returnPath(':company'), async (c) => {
    const context = await c.get('context')();
    const companyId = c.req.param('company') ?? '';
    const { search } = new URL(c.req.url);
    const to = await limitCall(context, 'company_entry')
      .then(() => (isId(companyId) ? finishEntry(context, { companyId, search }) : '/login'))
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS')
          return '/login?pg=emp&refused=too_many';
        throw error;
      });
    const response = c.redirect(to, 303);
    for (const cookie of context.responseHeaders.getSetCookie())
      response.headers.append('set-cookie', cookie);
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}

import { providerReturnPath } from '#domain/identity/providers.ts';
import type { App } from '#server/platform/http/app.ts';
import { backFromProvider } from '#server/platform/open-id/come-back.ts';
import { finishEntry } from './return-service.ts';

/** Where providers send candidates back to; each is led on, and reads at the sign-in why not. */
export function candidateSignInRoutes(app: App): void {
  app.get(providerReturnPath(':provider'), (c) =>
    backFromProvider(c, {
      limit: 'provider_entry',
      refused: '/login?refused=too_many',
      finish: (context) =>
        finishEntry(context, { key: c.req.param('provider') ?? '', search: new URL(c.req.url).search }),
    }),
  );
}

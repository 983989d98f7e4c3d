import { localePrefixes } from '#domain/locale.ts';
import type { App } from '#server/platform/http/app.ts';
import { readForm } from '#server/platform/http/forms.ts';
import { limitCall } from '#server/platform/limits.ts';
import { setSubscription } from './unsubscribe-service.ts';

/**
 * `POST /unsubscribe?token=…`: what mail programs send for one click (RFC 8058), without a session and without a
 * redirect; the page's own form, sent before its scripts have come, leads back to the page.
 */
export function unsubscribeRoutes(app: App): void {
  for (const prefix of localePrefixes) {
    app.post(`${prefix}/unsubscribe`, async (c) => {
      const context = await c.get('context')();
      await limitCall(context, 'unsubscribe');
      const form = await readForm(c);
      const token = c.req.query('token') ?? '';
      await context.inTransaction((inner) => setSubscription(inner, token, false));
      if (form['List-Unsubscribe'] !== undefined) return c.text('');
      return c.redirect(`${prefix}/unsubscribe?token=${encodeURIComponent(token)}`, 303);
    });
  }
}

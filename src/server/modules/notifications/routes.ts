import { localePrefixes } from '#domain/locale.ts';
import type { App } from '#server/platform/http/app.ts';
import { readForm } from '#server/platform/http/forms.ts';
import { limitCall } from '#server/platform/limits.ts';
import { setSubscription } from './unsubscribe-service.ts';
import { handshakeAnswer, isSigned, takeReports } from './whatsapp-reports.ts';

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

/** `/webhooks/whatsapp`: the handshake of the Cloud API, and its signed reports; nothing is there without the secrets. */
export function whatsappRoutes(app: App): void {
  app.get('/webhooks/whatsapp', async (c) => {
    const { reports } = (await c.get('context')()).config.whatsapp ?? {};
    if (!reports) return c.text('', 404);
    const answer = handshakeAnswer((name) => c.req.query(name), reports.verifyToken);
    return answer === undefined ? c.text('', 403) : c.text(answer);
  });
  app.post('/webhooks/whatsapp', async (c) => {
    const context = await c.get('context')();
    const { reports } = context.config.whatsapp ?? {};
    if (!reports) return c.text('', 404);
    const body = new Uint8Array(await c.req.raw.arrayBuffer());
    if (!isSigned(body, c.req.header('x-hub-signature-256'), reports.appSecret)) return c.text('', 403);
    await context.inTransaction((inner) => takeReports(inner, body));
    return c.text('');
  });
}

import { limitRead } from '#server/platform/limit-reads.ts';
import type { App } from './app.ts';

/**
 * `GET /tls/ask?domain=` for a proxy that makes certificates when they are needed: 200 for a host that shows a page of this site,
 * else 404. It costs no statement; who asks for too many unknown ones is told to wait.
 */
export function askCertificate(app: App): void {
  app.get('/tls/ask', async (c) => {
    const context = c.get('bareContext')();
    const domain = (c.req.query('domain') ?? '').slice(0, 300).toLowerCase().replace(/\.$/, '');
    const isKnown = domain !== '' && (await context.ownHosts.find(domain)) !== undefined;
    if (!isKnown) limitRead(context);
    return c.text(isKnown ? 'yes' : 'no', isKnown ? 200 : 404, { 'cache-control': 'no-store' });
  });
}

import type { App } from './app.ts';
import type { RenderedPage } from './page-cache.ts';
import type { RenderPage } from './pages.ts';

/** The pages by Vite's own server, in this process: a change of a screen shows without a restart. */
export async function openDevelopmentPages(): Promise<{
  render: RenderPage;
  routes: ((app: App) => void)[];
}> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const render: RenderPage = async (request, page) => {
    const pages = await vite.ssrLoadModule('/src/web/server.ts');
    const answer = await (pages.default as { fetch: RenderPage }).fetch(request, page);
    return withNonce(answer, page as { nonce: string });
  };
  const route = (app: App) => {
    app.use(async (c, next) => {
      const { incoming, outgoing } = c.env;
      if (!incoming || !outgoing) return next();
      const isAnswered = await new Promise<boolean>((resolve) => {
        outgoing.once('finish', () => resolve(true));
        vite.middlewares(incoming, outgoing, () => resolve(false));
      });
      if (!isAnswered) return next();
      const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response');
      // A copy of its own: the shared one would be written like an answer that has a few headers.
      return RESPONSE_ALREADY_SENT.clone();
    });
  };
  return { render, routes: [route] };
}

/** Vite writes styles into the page, and reads what makes them its own from where browsers hide it (security B2). */
async function withNonce(answer: RenderedPage, { nonce }: { nonce: string }): Promise<RenderedPage> {
  const { status, headers, body } = answer;
  if (!headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = await new Response(body).text();
  const meta = '<meta property="csp-nonce" ';
  return { status, headers, body: html.replace(meta, `${meta}nonce="${nonce}" `) };
}

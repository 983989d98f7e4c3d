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
      return RESPONSE_ALREADY_SENT;
    });
  };
  return { render, routes: [route] };
}

/** Vite writes styles into the page, and finds in it what makes them its own (security B2). */
async function withNonce(answer: RenderedPage, { nonce }: { nonce: string }): Promise<RenderedPage> {
  const { status, headers, body } = answer;
  if (!headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = await new Response(body).text();
  return {
    status,
    headers,
    body: html.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`),
  };
}

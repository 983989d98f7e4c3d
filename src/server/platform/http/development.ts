import type { App } from './app.ts';
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
    return (pages.default as { fetch: RenderPage }).fetch(request, page);
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

import { AsyncLocalStorage } from 'node:async_hooks';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { overwriteGetLocale } from '#texts/runtime.js';
import { putContentFirst, withoutScripts } from './content-first.ts';
import type { PageRequest } from './request.ts';

interface Drawing {
  locale: Locale;
  isStill: boolean;
  /** The page, handed on as it is: through a `Response` it would be encoded and decoded twice. */
  html: string | null;
}

const drawings = new AsyncLocalStorage<Drawing>();
overwriteGetLocale(() => drawings.getStore()?.locale ?? defaultLocale);

const render = createStartHandler(async ({ router, responseHeaders }) => {
  const html = renderToString(createElement(StartServer, { router }));
  const drawing = drawings.getStore();
  if (drawing) {
    const whole = await transformHtmlStringWithRouter(router, html);
    const isPublic = router.state.matches.some(({ routeId }) => routeId === '/_public');
    if (drawing.isStill) drawing.html = withoutScripts(whole);
    else drawing.html = isPublic ? putContentFirst(whole) : whole;
  }
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

/** The pages as a fetch handler: it is given a request and what is known of it. */
export default {
  fetch(request: Request, page: PageRequest) {
    const drawing: Drawing = { locale: page.locale, isStill: page.isStill === true, html: null };
    return drawings.run(drawing, async () => {
      const { status, headers, body } = await render(request, { context: page });
      return { status, headers, body: drawing.html ?? body };
    });
  },
};

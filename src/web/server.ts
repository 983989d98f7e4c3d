import { AsyncLocalStorage } from 'node:async_hooks';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type Digits, defaultDigits, readDigitsBy } from '#domain/digits.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { overwriteGetLocale } from '#texts/runtime.js';
import { putContentFirst, withoutScripts } from './content-first.ts';
import { addressIn } from './files-by-language.ts';
import { filesOfScreen, putScreen } from './files-of-screen.ts';
import { readFirstAnswers } from './first-answers.ts';
import type { PageRequest } from './request.ts';

interface Rendering {
  locale: Locale;
  digits: Digits;
  isFallback: boolean;
  /** The page, handed on as it is: through a `Response` it would be encoded and decoded twice. */
  html: string | null;
}

const renderings = new AsyncLocalStorage<Rendering>();
overwriteGetLocale(() => renderings.getStore()?.locale ?? defaultLocale);
readDigitsBy(() => renderings.getStore()?.digits ?? defaultDigits);

const renderWhole = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const html = renderToString(createElement(StartServer, { router }));
  const rendering = renderings.getStore();
  if (rendering) {
    const isPublic = router.state.matches.some(({ routeId }) => routeId === '/_public');
    const files = isPublic ? [] : filesOfScreen(router);
    const whole = await transformHtmlStringWithRouter(router, html);
    if (rendering.isFallback) rendering.html = withoutScripts(whole);
    else if (isPublic) rendering.html = putContentFirst(whole);
    else rendering.html = putScreen(whole, files, await readFirstAnswers(router));
  }
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

/** The list of files that a page names is made once: each language has its own. */
const makeHandler = (locale: Locale) =>
  createStartHandler({ handler: renderWhole, transformAssets: ({ url }) => addressIn(locale, url) });
const handlers = new Map<Locale, ReturnType<typeof makeHandler>>();

function handlerIn(locale: Locale) {
  const handler = handlers.get(locale) ?? makeHandler(locale);
  handlers.set(locale, handler);
  return handler;
}

/** The pages as a fetch handler: it is given a request and what is known of it. */
export default {
  fetch(request: Request, page: PageRequest) {
    const { locale, digits } = page;
    const rendering: Rendering = { locale, digits, isFallback: page.isFallback === true, html: null };
    return renderings.run(rendering, async () => {
      const { status, headers, body } = await handlerIn(locale)(request, { context: page });
      return { status, headers, body: rendering.html ?? body };
    });
  },
};

import { AsyncLocalStorage } from 'node:async_hooks';
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { Locale } from '#domain/locale.ts';
import { overwriteGetLocale } from '#texts/runtime.js';
import type { PageRequest } from './request.ts';

const localeOfRequest = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => localeOfRequest.getStore() ?? 'en');

const render = createStartHandler(defaultRenderHandler);

/** The pages as a fetch handler: `main.ts` gives it a request and what it knows of it. */
export default {
  fetch: (request: Request, page: PageRequest): Promise<Response> =>
    localeOfRequest.run(page.locale, async () => render(request, { context: page })),
};

import type { Locale } from '#domain/locale.ts';
import { translate } from '#server/platform/texts.ts';

/** Whether a browser sent a form by itself, as it does where no script took the form over. */
export function isFormPost(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return (
    request.method === 'POST' && /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)
  );
}

/** What to do about it, in words; nothing that was sent is read, kept or shown. */
export function respondToFormPost(locale: Locale): Response {
  const title = translate('error_scripts_needed', {}, locale);
  const back = translate('error_scripts_back', {}, locale);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const page = `<!doctype html><html lang="${locale}"><head>${head}</head><body><p>${title}</p><p><a href="">${back}</a></p></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    allow: 'GET, HEAD',
  };
  return new Response(page, { status: 405, headers });
}

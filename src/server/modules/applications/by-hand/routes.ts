import { type AdditionNotice, additionNotices } from '#domain/applications/added-answers.ts';
import { localePrefixes } from '#domain/locale.ts';
import type { App } from '#server/platform/http/app.ts';
import { callFor } from '#server/platform/http/form-calls.ts';
import { readForm } from '#server/platform/http/forms.ts';

/**
 * `POST /added-application`: the page's own form where no script runs. It makes the very call that the screen makes; what
 * came of it is told to the page by the address, which then holds no token any more where the link is spent.
 */
export function additionRoutes(app: App): void {
  for (const prefix of localePrefixes) {
    app.post(`${prefix}/added-application`, async (c) => {
      const form = await readForm(c);
      const { token = '' } = c.req.query();
      const input = { token, answer: form.answer, terms: form.terms === 'on' };
      const said = await noticeOf(await callFor(app, c, '/api/added_application', input));
      const isSpent = spent.has(said);
      const address = new URLSearchParams({ ...(!isSpent && { token }), said });
      return c.redirect(`${prefix}/added-application?${address}`, 303);
    });
  }
}

const spent: ReadonlySet<AdditionNotice> = new Set(['confirmed', 'opened', 'joined', 'declined']);

async function noticeOf(answered: Response): Promise<AdditionNotice> {
  const {
    code,
    errors = {},
    data,
  } = (await answered.json()) as {
    code?: string;
    errors?: object;
    data?: { outcome?: string };
  };
  if (code === 'TOO_MANY_REQUESTS') return 'too_many';
  if (code === 'NOT_SIGNED_IN') return 'sign_in';
  if ('terms' in errors) return 'terms';
  return additionNotices.find((notice) => notice === data?.outcome) ?? 'other';
}

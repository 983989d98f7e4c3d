import { type RefusedAnswer, refusedAnswers } from '#domain/interviews/refused-answers.ts';
import { localePrefixes } from '#domain/locale.ts';
import type { App } from '#server/platform/http/app.ts';
import { callFor } from '#server/platform/http/form-calls.ts';
import { readForm } from '#server/platform/http/forms.ts';

/**
 * `POST /interview`: the page's own form where no script runs. It makes the very call that the screen makes; what was
 * refused is told to the page by the address, which holds nothing that was typed.
 */
export function answerRoutes(app: App): void {
  for (const prefix of localePrefixes) {
    app.post(`${prefix}/interview`, async (c) => {
      const form = await readForm(c);
      const { token, id } = c.req.query();
      const answered = await callFor(app, c, '/api/interview_answer', { token, id, ...inputOf(form) });
      const address = new URLSearchParams({ ...(token && { token }), ...(id && { id }) });
      if (!answered.ok) {
        address.set('answer', form.answer ?? '');
        address.set('refused', await refusedBy(answered));
      }
      return c.redirect(`${prefix}/interview?${address}`, 303);
    });
  }
}

function inputOf({ answer, slot_id, timezone, message, ...form }: Record<string, string>) {
  const time = { date: form['times.0.date'], start_time: form['times.0.start_time'] };
  return {
    ...{ answer, message, timezone: timezone || undefined },
    ...(answer === 'confirm' && { slot_id }),
    ...(answer === 'propose' && { times: [{ ...time, end_time: form['times.0.end_time'] }] }),
  };
}

async function refusedBy(answered: Response): Promise<RefusedAnswer> {
  const { code, errors = {} } = (await answered.json()) as { code?: string; errors?: object };
  if (code === 'TOO_MANY_REQUESTS') return 'too_many';
  const [field = ''] = Object.keys(errors);
  const name = field.slice(field.lastIndexOf('.') + 1);
  return refusedAnswers.find((refused) => refused === name) ?? 'other';
}

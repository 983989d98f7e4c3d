import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { dashboardOf, roleOf } from '#domain/identity/people.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';
import type { RefusedSignIn } from '#domain/identity/refused-sign-ins.ts';
import { localePrefixes } from '#domain/locale.ts';
import type { App, AppContext } from '#server/platform/http/app.ts';
import { callFor } from '#server/platform/http/form-calls.ts';
import { respondToFormPost } from '#server/platform/http/form-posts.ts';
import { readForm } from '#server/platform/http/forms.ts';

/**
 * `POST /login`: the page's own form where no script runs. It makes the very call that the screen makes, with its
 * limits, and leads on; what was refused is told to the page by the address, which holds nothing that was typed.
 */
export function signInRoutes(app: App): void {
  for (const prefix of localePrefixes) {
    app.post(`${prefix}/login`, async (c) => {
      // Of the page's other forms none works without scripts.
      if (c.req.query('view') !== undefined) return respondToFormPost((await c.get('context')()).locale);
      const { email = '', password = '' } = await readForm(c);
      const answer = await callFor(app, c, '/api/login', { email, password });
      const body = (await answer.json()) as LoginAnswer;
      const wanted = safeRedirect(c.req.query('redirect'));
      const response =
        answer.ok && body.success && body.user_type !== undefined
          ? c.redirect(wanted ?? `${prefix}${landingOf(body.user_type)}`, 303)
          : c.redirect(`${prefix}/login?${refusedAddress(c, refusedBy(body, email))}`, 303);
      for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
      return response;
    });
  }
}

interface LoginAnswer {
  success: boolean;
  user_type?: number;
  second_step?: unknown;
  code?: string;
  errors?: Record<string, unknown>;
}

function landingOf(userType: number): string {
  const role = roleOf(userType);
  return role ? dashboardOf(role) : '/';
}

const codes: Readonly<Record<string, RefusedSignIn>> = {
  EMAIL_NOT_VERIFIED: 'unverified',
  EMAIL_PENDING: 'pending',
  TOO_MANY_REQUESTS: 'too_many',
  SIGN_IN_BY_COMPANY: 'by_company',
};

function refusedBy({ second_step, code = '', errors = {} }: LoginAnswer, email: string): RefusedSignIn {
  if (second_step) return 'second_step';
  if (errors.password) return 'password';
  if (errors.email) return isEmail(normalizeEmail(email)) ? 'not_registered' : 'email';
  return codes[code] ?? 'other';
}

function refusedAddress(c: AppContext, refused: RefusedSignIn): URLSearchParams {
  const { pg, redirect } = c.req.query();
  return new URLSearchParams({
    ...(pg !== undefined && { pg }),
    ...(safeRedirect(redirect) && { redirect: String(safeRedirect(redirect)) }),
    refused,
  });
}

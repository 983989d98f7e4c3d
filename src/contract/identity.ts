import { z } from 'zod';
import { digitKinds } from '#domain/digits.ts';
import {
  emailCheck,
  emailVerification,
  forgottenPassword,
  passwordChange,
  passwordReset,
  resetCodeCheck,
  signIn,
  signInLinkRequest,
} from '#domain/identity/accounts.ts';
import { locales } from '#domain/locale.ts';
import { done } from './done.ts';
import { call } from './route.ts';
import { opened, secondStepAsked, session } from './session.ts';

const tag = 'Accounts';

/** A session, or the ticket of a second step. */
const signedIn = z.union([opened, secondStepAsked]);

/** What a person is written to in. */
const language = z.object({ locale: z.enum(locales), digits: z.enum(digitKinds) });

/** An open session as its owner sees it. */
const sessionItem = z.object({
  id: z.string(),
  /** Browser and system: `Firefox, Android`. */
  device: z.string(),
  ip: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type SessionItem = z.infer<typeof sessionItem>;

/** Sign-in, session, verification and password (specification 1, sections 4 to 8). */
export const identity = {
  login: call({
    method: 'POST',
    path: '/login',
    policy: 'public',
    summary: 'Opens a session with email and password, or asks for the second step.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_in_ip',
  })
    .input(signIn)
    .output(signedIn),
  logout: call({
    method: 'POST',
    path: '/logout',
    policy: 'public',
    summary: 'Ends the session.',
    tag,
    toast: 'none',
  }).output(z.object({ success: z.boolean() })),
  logoutEverywhere: call({
    method: 'POST',
    path: '/logout-everywhere',
    policy: 'signed-in',
    summary: 'Ends every session of the account, or every other one.',
    tag,
    toast: 'none',
  })
    .input(z.object({ keep_current: z.boolean().optional() }).optional())
    .output(done),
  session: call({
    method: 'GET',
    path: '/users',
    // Answered here, because a refusal says how the account stands.
    policy: 'public',
    summary: 'The session: who is signed in, in which role, with their profile; 401 without one.',
    tag,
    toast: 'none',
  }).output(session),
  sessions: call({
    method: 'GET',
    path: '/sessions',
    policy: 'signed-in',
    summary: 'The open sessions of the account, the latest used first.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(sessionItem) })),
  endSession: call({
    method: 'DELETE',
    path: '/sessions/{id}',
    policy: 'signed-in',
    summary: 'Ends one of the own sessions.',
    tag,
  })
    .input(z.object({ id: z.string() }))
    .output(done),
  forgotPassword: call({
    method: 'POST',
    path: '/forgot-password',
    policy: 'public',
    summary: 'Sends a reset code, valid for 10 minutes; answers the same for every address.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'forgot_ip',
  })
    .input(forgottenPassword)
    .output(done),
  checkResetCode: call({
    method: 'POST',
    path: '/reset-code-check',
    policy: 'public',
    summary: 'Says whether a reset code is the one that was sent; a wrong one counts as one of its 5 tries.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'reset_code_ip',
  })
    .input(resetCodeCheck)
    .output(done),
  resetPassword: call({
    method: 'POST',
    path: '/reset-password',
    policy: 'public',
    summary: 'Sets a new password with a reset code and ends every session.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'reset_code_ip',
  })
    .input(passwordReset)
    .output(done),
  verifyEmail: call({
    method: 'POST',
    path: '/verify-email',
    policy: 'public',
    summary: 'Confirms an address with the token of its letter; without a token sends the letter again.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'verify_link',
  })
    .input(emailVerification.optional())
    .output(done.extend({ email: z.string().optional(), user_type: z.number().optional() })),
  checkEmail: call({
    method: 'POST',
    path: '/company/v1/email-checker',
    policy: 'public',
    summary: 'Says whether an address is free, or the own one.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: ['email_check', 'email_check_minute'],
  })
    .input(emailCheck)
    .output(z.object({ status: z.boolean() })),
  language: call({
    method: 'GET',
    path: '/language',
    policy: 'signed-in',
    summary:
      'The language of the account: its emails and documents are in it; the digits are those of emails in Arabic.',
    tag,
  }).output(z.object({ status: z.literal(200), data: language })),
  setLanguage: call({
    method: 'PUT',
    path: '/language',
    policy: 'signed-in',
    summary: 'Changes the language of the account; without digits these stay.',
    tag,
  })
    .input(language.partial({ digits: true }))
    .output(done),
  changePassword: call({
    method: 'POST',
    path: '/password-change-setting',
    policy: 'signed-in',
    summary: 'Changes the own password and ends every other session.',
    tag,
    transaction: 'own',
    limit: 'password_change',
  })
    .input(passwordChange)
    .output(done),
  requestSignInLink: call({
    method: 'POST',
    path: '/sign-in-link',
    policy: 'public',
    summary: 'Sends a link that signs in once, valid for 15 minutes; answers the same for every address.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'forgot_ip',
  })
    .input(signInLinkRequest)
    .output(done),
  signInByLink: call({
    method: 'POST',
    path: '/auth',
    policy: 'public',
    summary: 'Opens a session with the token of a sign-in link, or asks for the second step.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_in_link',
  })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(signedIn),
};

import { z } from 'zod';
import { shortText } from '#domain/text/text.ts';
import { whenTexts } from '#domain/text/when-right.ts';
import {
  checkPassword,
  password,
  passwordMaximumBytes,
  passwordMinimum,
  presentedPassword,
} from './credentials.ts';
import { emailAddress, isEmail, normalizeEmail } from './emails.ts';
import { safeRedirect } from './redirects.ts';

/** POST api/login. */
export const signIn = z.object({
  email: z
    .string({ error: 'validation_enter_email' })
    .trim()
    .min(1, { error: 'validation_enter_email' })
    .max(254),
  password: presentedPassword('validation_enter_password'),
});

/** The address that a reset is asked for: 'Enter Email First', 'Wrong Email Address'. */
const resetEmail = z
  .string({ error: 'validation_enter_email' })
  .overwrite(normalizeEmail)
  .min(1, { error: 'validation_enter_email', abort: true })
  .refine(isEmail, { error: 'validation_email_wrong' });

/** POST api/forgot-password. */
export const forgottenPassword = z.object({ email: resetEmail });

/** POST api/sign-in-link: `redirect` is a path of our own that the link leads on to; any other is dropped. */
export const signInLinkRequest = forgottenPassword.extend({
  redirect: z
    .string()
    .nullish()
    .transform((target) => safeRedirect(target)),
});

/** The reset code as mailed: 8 characters without look-alikes, spaces and case forgiven. */
const resetCode = z
  .string({ error: 'validation_enter_token' })
  .overwrite((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .min(1, { error: 'validation_enter_token' })
  .max(64, { error: 'validation_token_incorrect' });

/** POST api/reset-code-check. */
export const resetCodeCheck = z.object({ email: resetEmail, token: resetCode });

/** The new password of a reset: 'Enter Password First', 'Password must contain 8 characters minimum'. */
const resetPassword = presentedPassword('validation_enter_password').superRefine((text, context) => {
  const problem = text === '' ? undefined : checkPassword(text);
  if (!problem) return;
  const isShort = problem === 'validation_password_minimum';
  const params = {
    number: problem === 'validation_password_maximum' ? passwordMaximumBytes : passwordMinimum,
  };
  context.addIssue({
    code: 'custom',
    message: isShort ? 'validation_reset_password_minimum' : problem,
    params,
  });
});

/** POST api/reset-password. */
export const passwordReset = z
  .object({
    email: resetEmail,
    token: resetCode,
    password: resetPassword,
    passwordCheck: passwordConfirmation(),
  })
  .superRefine(checkConfirmation, whenTexts('password', 'passwordCheck'));

/** POST api/password-change-setting; `email` is the caller's own or absent. */
export const passwordChange = z.object({
  email: z.string().max(254).nullish(),
  old_password: presentedPassword('validation_old_password_required'),
  new_password: password,
});

/** What deleting asks for: "Please enter your password!". */
export const deletion = z.object({ password: presentedPassword('validation_deletion_password_required') });

/** POST api/company/v1/email-checker. */
export const emailCheck = z.object({ email: emailAddress, type: z.string().max(20).nullish() });

/**
 * POST api/verify-email: a token from the letter; or nothing, with a session, to send the letter again; or the
 * address that a sign-in was refused for, to the same end.
 */
export const emailVerification = z.object({
  token: shortText(200).nullish(),
  email: z.string().max(254).nullish(),
});

/** The password once more: 'Please confirm the password'; whether it is the same says `checkConfirmation`. */
export function passwordConfirmation() {
  return z
    .string({ error: 'validation_password_check_required' })
    .min(1, { error: 'validation_password_check_required' })
    .max(passwordMaximumBytes, { error: 'validation_password_maximum' });
}

/** Reports a confirmation that differs: 'The password does not match'. */
export function checkConfirmation(
  { password: chosen, passwordCheck }: { password: string; passwordCheck: string },
  context: z.RefinementCtx,
) {
  if (passwordCheck === '' || passwordCheck.normalize('NFC') === chosen) return;
  context.addIssue({ code: 'custom', path: ['passwordCheck'], message: 'validation_password_mismatch' });
}

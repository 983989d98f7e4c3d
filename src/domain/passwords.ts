import { isCommonPassword } from './common-passwords.ts';
import { checkPassword, type PasswordOwner, type PasswordProblem, password } from './credentials.ts';

/** The first rule that a new password breaks, commonness included; undefined when it may be used. */
export function passwordProblem(text: string, owner: PasswordOwner = {}): PasswordProblem | undefined {
  return checkPassword(text, owner) ?? (isCommonPassword(text) ? 'validation_password_common' : undefined);
}

/** A new password that is none of the commonest; the owner's own name and address are checked with `passwordProblem`. */
export const newPassword = password.superRefine((text, context) => {
  const problem = passwordProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

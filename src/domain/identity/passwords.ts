import { isCommonPassword } from './common-passwords.ts';
import { checkPassword, type PasswordOwner, type PasswordProblem } from './credentials.ts';

/** The first rule that a new password breaks, commonness included; undefined when it may be used. */
export function passwordProblem(text: string, owner: PasswordOwner = {}): PasswordProblem | undefined {
  return checkPassword(text, owner) ?? (isCommonPassword(text) ? 'validation_password_common' : undefined);
}

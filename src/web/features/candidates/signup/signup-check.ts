import { readCv } from '#domain/candidates/cv/reading.ts';
import { signupBasicDetails } from '#domain/candidates/signup.ts';
import { isCommonPassword } from '#domain/identity/common-passwords.ts';
import { m } from '#texts/messages.js';
import type { FormErrors } from '#web/refusal.ts';
import { checkForm } from '#web/validation.ts';
import type { SignupValues } from './signup-values.ts';

export { readCv };

/** The first step by the server's own rules; fetched with the first attempt to go on. */
export function checkBasics(values: SignupValues): FormErrors {
  const found = checkForm(signupBasicDetails, { ...values, gender: values.gender || undefined });
  const isCommon = !found.password && isCommonPassword(values.password);
  return isCommon ? { ...found, password: m.validation_password_common() } : found;
}

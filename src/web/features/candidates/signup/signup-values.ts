import type { IntroductionAnswer } from '#domain/candidates/video-introduction.ts';
import type { CvChange } from '#web/features/candidates/cv-changes.ts';
import { defaultDialCode } from '#web/features/candidates/dial-code.ts';
import type { StoredCv } from '#web/forms/cv-file.ts';
import type { FormErrors } from '#web/refusal.ts';

/** What the first step asks. */
export interface SignupValues {
  name: string;
  email: string;
  password: string;
  passwordCheck: string;
  dial_code: string;
  phone: string;
  nationality: string;
  industry: string;
  current_position: string;
  dob: string;
  gender: string;
  skills: string[];
  djobs: string[];
  terms: boolean;
  email_consent: boolean;
  whatsapp_consent: boolean;
  pool_consent: boolean;
  /** What was taken from the CV and has no field here: experience, education, languages, summary, links. */
  taken: CvChange;
}

/** What a person agrees to is theirs to tick. */
export const emptySignup: SignupValues = {
  name: '',
  email: '',
  password: '',
  passwordCheck: '',
  dial_code: defaultDialCode,
  phone: '',
  nationality: '',
  industry: '',
  current_position: '',
  dob: '',
  gender: '',
  skills: [],
  djobs: [],
  terms: false,
  email_consent: false,
  whatsapp_consent: false,
  pool_consent: false,
  taken: {},
};

/** All three steps: the CV and the videos come beside what is typed. */
export interface SignupForm extends SignupValues {
  cv: StoredCv | undefined;
  videocv: IntroductionAnswer[];
}

export const emptyForm: SignupForm = { ...emptySignup, cv: undefined, videocv: [] };

/** The step on which the first of what was refused stands. */
export function stepOfRefused(refused: FormErrors): number {
  return refused.cv ? 2 : refused.videocv ? 3 : 1;
}

/** The server's field errors in the form's names; what has no field here is said above the form. */
export function fieldsOfSignup(refused: FormErrors): FormErrors {
  const named = Object.entries(refused).map(([field, message]) => [
    Object.hasOwn(emptyForm, field) ? field : '',
    message,
  ]);
  return Object.fromEntries(named);
}

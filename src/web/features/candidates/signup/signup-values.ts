import type { CvChange } from '#web/features/candidates/cv-changes.ts';
import { defaultDialCode } from '#web/features/candidates/dial-code.ts';

/** What the first step asks; the CV and the videos come beside it. */
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

/** The box for job updates by WhatsApp is the one that the specification shows ticked. */
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
  whatsapp_consent: true,
  pool_consent: false,
  taken: {},
};

import { z } from 'zod';
import { checkConfirmation, passwordConfirmation } from '#domain/identity/accounts.ts';
import { password } from '#domain/identity/credentials.ts';
import { emailAddress } from '#domain/identity/emails.ts';
import { personName } from '#domain/names.ts';
import { checkPhone, dialCode, phoneText } from '#domain/phones.ts';
import { genders } from '#domain/reference/genders.ts';
import { shortText } from '#domain/text/text.ts';
import { whenRight, whenTexts } from '#domain/text/when-right.ts';
import { type DayOfRules, today } from '#domain/time.ts';
import { birthDateOn } from './birth.ts';
import { currentPositionMaximum, cvDetailsOn } from './profile.ts';
import { requiredDesiredJobs, requiredSkills } from './tag-lists.ts';
import { wholeIntroduction } from './video-introduction.ts';

const currentPosition = shortText(currentPositionMaximum, {
  required: 'validation_current_position_required',
  maximum: 'validation_current_position_maximum',
});

/** What everybody who signs up agrees to, and what they may. */
export const consentsOfSignup = {
  terms: z.literal(true, { error: 'validation_terms_required' }),
  email_consent: z.boolean().default(false),
  whatsapp_consent: z.boolean().default(false),
  pool_consent: z.boolean().default(false),
};

/** Step 1 of the signup, basic details, before the rules that look at two fields. */
function basicDetails(now: DayOfRules) {
  return {
    name: personName,
    email: emailAddress,
    password,
    passwordCheck: passwordConfirmation(),
    dial_code: dialCode,
    phone: phoneText,
    nationality: shortText(100, { required: 'validation_nationality_required' }),
    industry: shortText(100, { required: 'validation_industry_required' }),
    current_position: currentPosition,
    dob: birthDateOn(now),
    gender: z.enum(genders, { error: 'validation_gender_required' }),
    skills: requiredSkills,
    djobs: requiredDesiredJobs,
    ...consentsOfSignup,
  };
}

/** Step 2: the path that the upload answered; text and size are known to the server and dropped when sent. */
const cvStep = {
  cv: shortText(500, { required: 'validation_cv_required' }),
};

/** Step 3: the three recorded videos, or none yet (they may be recorded later). */
const videoStep = {
  videocv: wholeIntroduction.default([]),
};

function signupBasicDetailsOn(now: DayOfRules) {
  return z
    .object(basicDetails(now))
    .superRefine(checkConfirmation, whenTexts('password', 'passwordCheck'))
    .superRefine((value, context) => checkPhone(value, context), whenRight('dial_code', 'phone'));
}
export const signupBasicDetails = signupBasicDetailsOn(today);

/** POST api/candidate: the whole of the signup. The commonest passwords are refused by `passwordProblem`. */
export function candidateSignupOn(now: DayOfRules) {
  return z
    .object({ ...basicDetails(now), ...cvStep, ...cvDetailsOn(now), ...videoStep })
    .superRefine(checkConfirmation, whenTexts('password', 'passwordCheck'))
    .superRefine((value, context) => checkPhone(value, context), whenRight('dial_code', 'phone'));
}
export const candidateSignup = candidateSignupOn(today);
export type CandidateSignup = z.infer<typeof candidateSignup>;

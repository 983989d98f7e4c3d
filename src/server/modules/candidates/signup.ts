import type { CandidateSignup } from '#domain/candidates/signup.ts';
import { parsePhone } from '#domain/phones.ts';
import type { Context } from '#server/platform/context.ts';
import { claimFile } from '../files/service.ts';
import { type Account, createAccount } from '../identity/service.ts';
import { openSession } from '../identity/sessions-service.ts';
import { recordConsents } from './consents.ts';
import { requireDates } from './dates-of-rules.ts';
import { candidateRegistered } from './events.ts';
import { insertCandidate } from './queries.ts';
import { refreshStrength } from './strength.ts';
import { saveVideoIntroduction } from './video-introduction/service.ts';

/**
 * Registers a candidate: account, profile, consents, claimed CV and videos, session and verification letter exist
 * together or not at all.
 */
export async function signUpCandidate(context: Context, input: CandidateSignup) {
  requireDates(context, { birth: { field: 'dob', date: input.dob } });
  const { email, name, password } = input;
  return createAccount(
    context,
    { email, name, password, role: 'candidate', locale: context.locale },
    async (inner, account) => {
      await writeCandidate(inner, account, input);
      return { account, token: await openSession(inner, account) };
    },
  );
}

async function writeCandidate(context: Context, account: Account, input: CandidateSignup): Promise<void> {
  const now = context.clock.now();
  const phone = parsePhone(input.dial_code, input.phone);
  const cv = await claimFile(context, { path: input.cv, kind: 'cv', ownerId: account.id, field: 'cv' });
  await insertCandidate(context.db, {
    accountId: account.id,
    dialCode: phone?.dial_code ?? input.dial_code,
    phone: phone?.phone ?? input.phone,
    nationality: input.nationality,
    industry: input.industry,
    currentPosition: input.current_position,
    dateOfBirth: input.dob,
    gender: input.gender,
    professionalSkills: input.skills,
    desiredJobs: input.djobs,
    cvFileId: cv.id,
    cvText: typeof cv.facts.text === 'string' ? cv.facts.text : '',
    emailConsent: input.email_consent,
    whatsappConsent: input.whatsapp_consent,
    poolConsent: input.pool_consent,
    createdAt: now,
    updatedAt: now,
  });
  await recordConsents(context, account.id, {
    terms: true,
    privacy: true,
    email_offers: input.email_consent,
    whatsapp: input.whatsapp_consent,
    pool: input.pool_consent,
  });
  if (input.videocv.length > 0) await saveVideoIntroduction(context, account.id, input.videocv, 'videocv');
  await refreshStrength(context, account.id);
  await context.events.publish(context, candidateRegistered, { candidateId: account.id });
}

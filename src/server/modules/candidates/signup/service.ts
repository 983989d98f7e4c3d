import { eligibilityCard } from '#domain/candidates/profile.ts';
import type { CandidateSignup } from '#domain/candidates/signup.ts';
import { parsePhone } from '#domain/phones.ts';
import { pickFields } from '#domain/text/saved.ts';
import { calendarDate } from '#domain/time.ts';
import { candidateRegistered } from '#server/modules/candidates/events.ts';
import { experienceColumns } from '#server/modules/candidates/profile/columns.ts';
import { refreshStrength } from '#server/modules/candidates/profile/strength.ts';
import { requireLocations } from '#server/modules/candidates/profile/update.ts';
import { insertCandidate } from '#server/modules/candidates/queries.ts';
import { sealedOf } from '#server/modules/candidates/sealed.ts';
import { recordConsents } from '#server/modules/candidates/settings/consents.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { saveVideoIntroduction } from '#server/modules/candidates/video-introduction/service.ts';
import { claimFile, textOf } from '#server/modules/files/service.ts';
import { type Account, createAccount } from '#server/modules/identity/service.ts';
import { openSession } from '#server/modules/identity/sessions-service.ts';
import type { Context } from '#server/platform/context.ts';
import { toColumns } from '#server/platform/database/wire.ts';

/**
 * Registers a candidate: account, profile, consents, claimed CV and videos, session and verification letter exist
 * together or not at all.
 */
export async function signUpCandidate(context: Context, input: CandidateSignup) {
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
  requireLocations(input.experiences ?? [], []);
  const phone = parsePhone(input.dial_code, input.phone);
  const cv = await claimFile(context, { path: input.cv, kind: 'cv', ownerId: account.id, field: 'cv' });
  await insertCandidate(context.db, {
    ...toColumns(candidates, input),
    ...experienceColumns(input, calendarDate(now)),
    eligibility: pickFields(eligibilityCard, input),
    accountId: account.id,
    dialCode: phone?.dial_code ?? input.dial_code,
    ...sealedOf(context.config, account.id, {
      phone: phone?.phone ?? input.phone,
      dateOfBirth: input.dob,
    }),
    professionalSkills: input.skills,
    desiredJobs: input.djobs,
    cvFileId: cv.id,
    cvText: textOf(cv),
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

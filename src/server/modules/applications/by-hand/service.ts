import { moveTargetProblem } from '#domain/applications/applications.ts';
import { type ApplicantAddition, confirmationDays, declinedDays } from '#domain/applications/by-hand.ts';
import { parsePhone } from '#domain/phones.ts';
import { nameKeys } from '#domain/text/name-keys.ts';
import { dayMs } from '#domain/time.ts';
import { insertNote } from '#server/modules/applications/assessment/queries.ts';
import { applicationSubmitted } from '#server/modules/applications/events.ts';
import { insertEvent } from '#server/modules/applications/queries.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import { claimFile } from '#server/modules/files/service.ts';
import { findOwnOpening } from '#server/modules/job-openings/editing/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseField } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { newLink, sendAsked } from './mail.ts';
import { hasApplied, hasDeclined, insertAddition, insertApplication, isWaiting } from './queries.ts';

/**
 * Adds an applicant by hand, tells the person at once and asks them. What is refused tells of the own openings alone:
 * whether somebody has an account is no matter here.
 */
export async function addApplicant(context: Context<CompanyActor>, input: ApplicantAddition) {
  const { actor, db, clock } = context;
  const opening = await findOwnOpening(context, actor, input.job_id, 'read', true);
  const problem = moveTargetProblem(opening.status);
  if (problem) throw refuseField('job_id', problem);
  const { id: openingId, companyId } = opening;
  const { email } = input;
  const now = clock.now();
  if (await isWaiting(db, openingId, email)) throw refuseField('email', 'validation_by_hand_waiting');
  if (await hasApplied(db, openingId, email)) throw refuseField('email', 'validation_by_hand_applied');
  const since = new Date(now.getTime() - declinedDays * dayMs);
  if (await hasDeclined(db, { companyId, emailHash: emailHash(companyId, email), since }))
    throw refuseField('email', 'validation_by_hand_declined');
  const file = input.cv
    ? await claimFile(context, {
        path: input.cv,
        kind: 'cv',
        ownerId: actor.accountId,
        isOfRecord: true,
        field: 'cv',
      })
    : undefined;
  const application = await insertApplication(db, {
    ...{ openingId, companyId, source: input.source, cvFileId: file?.id },
    ...{ createdAt: now, updatedAt: now },
  });
  const phone = input.phone ? parsePhone(input.dial_code, input.phone) : undefined;
  const { path, hash } = newLink();
  const addition = {
    ...{ applicationId: application.id, openingId, companyId },
    ...{ name: input.name, nameKeys: nameKeys(input.name), email, locale: input.locale },
    ...{ dialCode: phone?.dial_code ?? '', phone: phone?.phone ?? '' },
    referredBy: input.source === 'by-hand-referral' ? (input.referred_by ?? '') : '',
    addedBy: actor.accountId,
    ...{ tokenHash: hash, reminderHash: null, remindedAt: null },
    expiresAt: new Date(now.getTime() + confirmationDays * dayMs),
    createdAt: now,
  };
  // Two who add the same person at once: the other one's stands, and this transaction is undone.
  if (!(await insertAddition(db, addition))) throw refuseField('email', 'validation_by_hand_waiting');
  await insertEvent(db, {
    ...{ applicationId: application.id, kind: 'added', actorId: actor.accountId },
    facts: { to: 'Pending' },
    createdAt: now,
  });
  if (input.note)
    await insertNote(db, {
      ...{ applicationId: application.id, authorId: actor.accountId, text: input.note },
      createdAt: now,
    });
  const company = await getCompany(context, companyId);
  await sendAsked(context, addition, {
    ...{ companyName: company.name, companyNameAr: company.nameAr, title: opening.title },
    ...{ by: actor.name, byAr: actor.nameAr, path, isReminder: false },
    ...{ hasCv: file !== undefined, hasNote: Boolean(input.note) },
  });
  await recordActivity(context, {
    ...{ companyId, kind: 'application.added', subject: opening.title, subjectId: application.id },
  });
  await context.events.publish(context, applicationSubmitted, {
    ...{ applicationId: application.id, openingId, companyId, candidateId: null },
  });
  return { id: application.id, until: addition.expiresAt };
}

/** Of a company and an address: a hash that tells two companies nothing of each other. */
export function emailHash(companyId: string, email: string): string {
  return hashToken(`${companyId} ${email}`);
}

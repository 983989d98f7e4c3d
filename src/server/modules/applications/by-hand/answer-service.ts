import type { AskedApplicant } from '#contract/application-additions.ts';
import { moveTargetProblem } from '#domain/applications/applications.ts';
import type { AdditionAnswer, AdditionOutcome, ConfirmationNeed } from '#domain/applications/by-hand.ts';
import { askedSources, importedSource } from '#domain/applications/sources.ts';
import { selectOpening } from '#server/modules/applications/apply/queries.ts';
import { orderArrival } from '#server/modules/applications/arrival/service.ts';
import { applicantDeclined } from '#server/modules/applications/events.ts';
import { orderFits } from '#server/modules/applications/fit/service.ts';
import { sendReceivedLetter } from '#server/modules/applications/mail.ts';
import { findApplication, findOwn, insertEvent } from '#server/modules/applications/queries.ts';
import { findPerson, openCandidate } from '#server/modules/candidates/service.ts';
import { giveFile } from '#server/modules/files/service.ts';
import { findAccountByEmail } from '#server/modules/identity/service.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import { eraseAdded } from './erasing.ts';
import { tellEnded } from './mail.ts';
import {
  type AdditionRecord,
  type AskedAddition,
  deleteAddition,
  giveLetters,
  insertDeclined,
  lockAddition,
  selectAsked,
  setCandidate,
} from './queries.ts';
import { emailHash } from './service.ts';

/** What the letter's link shows; looking changes nothing. */
export async function readAsked(context: Context, token: string): Promise<AskedApplicant> {
  const asked = await findAsked(context, token);
  const { addition, source, addedBy, title, companyName, cvLabel } = factsIn(context.locale, asked);
  return {
    company: companyName,
    job: title,
    by: addedBy,
    source: askedSources.find((known) => known === source) ?? 'by-hand-other',
    name: addition.name,
    email: addition.email,
    phone: addition.phone && `${addition.dialCode} ${addition.phone}`,
    referred_by: addition.referredBy,
    cv: cvLabel,
    until: addition.expiresAt.toISOString(),
    needs: (await needsOf(context, asked)).need,
  };
}

/**
 * The person's yes or no. A yes joins the application to the account of that address, or opens one; a no erases at once
 * what was added. Of two answers at the same moment the first one counts, and the link opens nothing after it.
 */
export async function answerAsked(
  context: Context,
  { token, answer, terms }: AdditionAnswer,
): Promise<AdditionOutcome> {
  const asked = await findAsked(context, token);
  if (answer === 'decline') {
    await context.inTransaction((inner) => decline(inner, token));
    return 'declined';
  }
  const { need, accountId } = await needsOf(context, asked);
  if (need === 'closed') throw new Refusal('GONE');
  if (need === 'hidden') throw new Refusal('HIDDEN_FROM_COMPANY');
  if (need === 'other_role') throw new Refusal('NOT_ALLOWED');
  if (need === 'sign_in') throw new Refusal('NOT_SIGNED_IN');
  if (accountId) return context.inTransaction((inner) => confirm(inner, token, accountId));
  if (!terms) throw refuseField('terms', 'validation_terms_required');
  const { name, email, dialCode, phone, locale } = asked.addition;
  await openCandidate(context, { name, email, dialCode, phone, locale }, (inner, account) =>
    confirm(inner, token, account.id),
  );
  return 'opened';
}

async function findAsked(context: Context, token: string): Promise<AskedAddition> {
  const asked = await selectAsked(context.db, hashToken(token), context.clock.now());
  if (!asked) throw new Refusal('LINK_EXPIRED');
  return asked;
}

/** What is in the way of a yes. The link proves the mailbox; an account with a second step asks for more than that. */
async function needsOf(
  { db, actor }: Context,
  { addition, source, openingStatus, companyStatus }: AskedAddition,
): Promise<{ need: ConfirmationNeed; accountId?: string }> {
  // What was imported belongs to openings that were closed elsewhere long ago.
  const isOver = source !== importedSource && moveTargetProblem(openingStatus) !== undefined;
  if (isOver || companyStatus !== 'Approved') return { need: 'closed' };
  const account = await findAccountByEmail(db, addition.email);
  if (!account) return { need: 'terms' };
  const person = await findPerson(db, account.id);
  if (!person) return { need: 'other_role' };
  if (actor.role !== 'candidate' || actor.accountId !== account.id) return { need: 'sign_in' };
  const isHidden = person.candidate.hiddenFromCompanies.includes(addition.companyId);
  return isHidden ? { need: 'hidden' } : { need: 'nothing', accountId: account.id };
}

async function requireOpen(context: Context, token: string): Promise<AdditionRecord> {
  const addition = await lockAddition(context.db, hashToken(token));
  if (!addition) throw new Refusal('LINK_EXPIRED');
  return addition;
}

async function confirm(context: Context, token: string, candidateId: string): Promise<AdditionOutcome> {
  const { db, clock } = context;
  const addition = await requireOpen(context, token);
  const { applicationId, openingId } = addition;
  const application = await findApplication(db, applicationId);
  const opening = await selectOpening(db, openingId, true);
  const person = await findPerson(db, candidateId);
  if (!application || !opening || !person) throw new Refusal('LINK_EXPIRED');
  // Their own application stands as they sent it.
  if (await findOwn(db, openingId, candidateId)) {
    await eraseAdded(context, application);
    return 'joined';
  }
  const now = clock.now();
  await deleteAddition(db, applicationId);
  await setCandidate(db, applicationId, candidateId, now);
  await giveLetters(db, applicationId, candidateId);
  if (application.cvFileId) await giveFile(context, application.cvFileId, candidateId);
  await insertEvent(db, { applicationId, kind: 'confirmed', actorId: candidateId, createdAt: now });
  // Of an import nothing arrives: it was received, and answered, elsewhere.
  if (application.source !== importedSource) {
    await sendReceivedLetter(context, {
      application: { ...application, candidateId },
      opening,
      applicant: person.account,
    });
    await orderArrival(context, { applicationId, waits: false });
  }
  await orderFits(context, { applicationId });
  return 'confirmed';
}

async function decline(context: Context, token: string): Promise<void> {
  const { db, clock } = context;
  const addition = await requireOpen(context, token);
  const { applicationId, companyId, openingId, email } = addition;
  const application = await findApplication(db, applicationId);
  const opening = await selectOpening(db, openingId);
  if (!application || !opening) throw new Refusal('LINK_EXPIRED');
  await eraseAdded(context, application);
  await insertDeclined(db, {
    ...{ companyId, emailHash: emailHash(companyId, email), declinedAt: clock.now() },
  });
  await context.events.publish(context, applicantDeclined, { companyId, email });
  await tellEnded(context, { companyId, openingId, title: opening.title });
}

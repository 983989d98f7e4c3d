import { isId } from '#domain/ids.ts';
import type { ConversationSide } from '#domain/messages/limits.ts';
import { namesOf, personNameIn } from '#domain/shown-names.ts';
import { findAdministrators } from '#server/modules/identity/administrators-service.ts';
import { findAccount, restoreAccount, suspendAccount } from '#server/modules/identity/service.ts';
import { conversationReported } from '#server/modules/notifications/news/conversation-reported.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { AdminActor, SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockReport, putReport, selectReports, settleReport } from './queries.ts';
import type { Evidence } from './table.ts';

const perPage = 20;

/** Keeps what one side says of the other, with what was written, and tells the administrators. */
export async function keepReport(
  context: Context<SignedInActor>,
  report: { conversationId: string; about: ConversationSide; text: string; evidence: Evidence[] },
): Promise<void> {
  const { db, actor, clock } = context;
  const id = await putReport(db, { ...report, accountId: actor.accountId, createdAt: clock.now() });
  const administrators = await findAdministrators(db);
  const to = administrators.map((administrator) => administrator.id);
  await tell(context, conversationReported, { to, facts: { reportId: id } });
}

/** A page of what waits, with the evidence, and of the candidates who are shut out. */
export async function listReports({ db, locale }: Context<AdminActor>, page = 1) {
  const { rows, total } = await selectReports(db, { limit: perPage, offset: (page - 1) * perPage });
  const data = rows.map(({ report, companyId, companyName, candidateStatus, ...row }) => ({
    ...{ id: report.id, about: report.about, text: report.text, evidence: report.evidence },
    reporter: row.reporterName && personNameIn(locale, row.reporterName, row.reporterNameAr),
    company: { id: companyId, name: companyName },
    candidate: {
      name: personNameIn(locale, row.candidateName, row.candidateNameAr),
      is_suspended: candidateStatus === 'suspended',
    },
    created_at: report.createdAt.toISOString(),
    is_open: report.verdict === null,
  }));
  return { total, per_page: perPage, data };
}

/** There is nothing in it, or it was seen to. */
export async function settleReported(
  context: Context<AdminActor>,
  { id, verdict }: { id: string; verdict: 'dismissed' | 'settled' },
): Promise<void> {
  const { report } = await requireReport(context, id);
  if (report.verdict !== null) throw new Refusal('CONFLICT');
  await settleReport(context.db, id, settledBy(context, verdict));
}

/** Shuts the reported candidate out: every session ends, the profile is found nowhere, and a letter says why. */
export async function suspendReported(
  context: Context<AdminActor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { report, candidateId } = await requireReport(context, id);
  const account = await findAccount(context.db, candidateId);
  if (report.about !== 'candidate' || report.verdict !== null || account?.status !== 'active')
    throw new Refusal('CONFLICT');
  await suspendAccount(context, candidateId);
  await settleReport(context.db, id, settledBy(context, 'suspended'));
  const { email, locale } = account;
  await sendLetter(context, {
    ...{ to: email, locale, accountId: candidateId },
    letter: 'account-suspended',
    data: { ...namesOf(account), reason },
  });
}

/** Whoever was shut out signs in again. */
export async function restoreReported(context: Context<AdminActor>, id: string): Promise<void> {
  const { report, candidateId } = await requireReport(context, id);
  const account = await findAccount(context.db, candidateId);
  if (report.verdict !== 'suspended' || account?.status !== 'suspended') throw new Refusal('CONFLICT');
  await restoreAccount(context, candidateId);
  const { email, locale } = account;
  await sendLetter(context, {
    ...{ to: email, locale, accountId: candidateId },
    letter: 'account-restored',
    data: namesOf(account),
  });
}

function settledBy({ clock, actor }: Context<AdminActor>, verdict: 'dismissed' | 'settled' | 'suspended') {
  return { verdict, settledAt: clock.now(), settledBy: actor.accountId };
}

async function requireReport({ db }: Context, id: string) {
  const found = isId(id) ? await lockReport(db, id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

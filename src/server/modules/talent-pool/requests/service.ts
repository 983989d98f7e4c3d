import type { PoolRelation } from '#contract/talent-pool-responses.ts';
import { isId } from '#domain/ids.ts';
import { namesOf } from '#domain/shown-names.ts';
import { requestLife } from '#domain/talent-pool/requests.ts';
import { findPerson, findPersonByShareId, tieOfCompany } from '#server/modules/candidates/service.ts';
import { namingOf, recordActivity } from '#server/modules/companies/activity/service.ts';
import { type Company, getCompany } from '#server/modules/companies/service.ts';
import { findOwnOpening, shownStatus, todayOf } from '#server/modules/job-openings/editing/service.ts';
import { sendProfile, sendRequest } from '#server/modules/talent-pool/mail.ts';
import { readRelations } from '#server/modules/talent-pool/search/present.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { limitSubject } from '#server/platform/limits.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { type FoundPerson, insertRequest, selectColleague, selectFindable } from './queries.ts';

interface Asked {
  kind: 'invitation' | 'update';
  company: Company;
  candidate: FoundPerson;
  opening?: { id: string; title: string };
  message: string;
}

/** What stands between the caller's company and somebody whose profile it may see; who is not in the pool is asked nothing. */
export async function readStanding(context: Context<CompanyActor>, reference: string) {
  const person = await findSeen(context, reference);
  const { id, name } = person.account;
  const relation = await relationWith(context, id, person.candidate.updatedAt);
  const isFindable = await selectFindable(context.db, context.actor.companyId, id);
  if (isFindable) return { id, name, relation };
  const nothing = { may: { invite: false, ask: false }, first: 'none' as const };
  return { id, name, relation: { ...relation, ...nothing } };
}

/** Somebody whose profile the company may see, by the account's id or the share id. */
async function findSeen(context: Context<CompanyActor>, reference: string) {
  const { db } = context;
  const person = isId(reference)
    ? ((await findPersonByShareId(db, reference)) ?? (await findPerson(db, reference)))
    : undefined;
  if (!person || !(await tieOfCompany(context, person))) throw new Refusal('NOT_FOUND');
  return person;
}

/** Invites to an Active opening that shows the company; the letter and the dashboard name it. */
export async function inviteCandidate(
  context: Context<CompanyActor>,
  { id, job_id, message }: { id: string; job_id: string; message: string },
): Promise<PoolRelation> {
  const company = await getCompany(context, context.actor.companyId);
  const candidate = await findCandidate(context, id);
  const opening = await findOwnOpening(context, context.actor, job_id);
  if (shownStatus(opening, todayOf(context, company)) !== 'Active')
    throw refuseField('job_id', 'validation_pool_opening_closed');
  if (opening.hideCompanyName) throw refuseField('job_id', 'validation_pool_opening_hidden');
  if (!(await relationWith(context, id)).may.invite) throw new Refusal('ALREADY_ASKED');
  return ask(context, { kind: 'invitation', company, candidate, opening, message });
}

/** Asks for an update, once at a time. */
export async function requestProfileUpdate(
  context: Context<CompanyActor>,
  { id, message }: { id: string; message: string },
): Promise<PoolRelation> {
  const company = await getCompany(context, context.actor.companyId);
  const candidate = await findCandidate(context, id);
  if (!(await relationWith(context, id)).may.ask) throw new Refusal('ALREADY_ASKED');
  return ask(context, { kind: 'update', company, candidate, message });
}

/** Sends a colleague the link of a profile; the letter says nothing of it but the name. */
export async function shareProfile(
  context: Context<CompanyActor>,
  { id, member_id, message }: { id: string; member_id: string; message: string },
): Promise<void> {
  const { db, actor } = context;
  const { account } = await findSeen(context, id);
  const colleague = await selectColleague(db, actor.companyId, member_id);
  if (!colleague || colleague.id === actor.accountId)
    throw refuseField('member_id', 'validation_pool_colleague_required');
  const candidate = { id: account.id, ...namesOf(account) };
  await sendProfile(context, { colleague, candidate, sender: actor, message });
  await recordActivity(context, {
    companyId: actor.companyId,
    kind: 'candidate.shared',
    ...namingOf([candidate, colleague]),
    subjectId: candidate.id,
    teamFacts: { namedId: colleague.id },
  });
}

async function findCandidate(context: Context<CompanyActor>, id: string): Promise<FoundPerson> {
  const found = isId(id) ? await selectFindable(context.db, context.actor.companyId, id) : undefined;
  return authorize(found, () => true);
}

/** One of a kind waits, whoever asks at the same moment: the unique indexes decide. */
async function ask(context: Context<CompanyActor>, asked: Asked): Promise<PoolRelation> {
  const { kind, company, candidate, opening, message } = asked;
  const limit = kind === 'invitation' ? 'invite_candidate' : 'update_request_candidate';
  await limitSubject(context, limit, `${company.id} ${candidate.id}`);
  return context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    const expiresAt = new Date(now.getTime() + requestLife);
    const requestId = await insertRequest(inner.db, {
      kind,
      companyId: company.id,
      candidateId: candidate.id,
      openingId: opening?.id,
      message,
      createdBy: inner.actor.accountId,
      createdAt: now,
      expiresAt,
    });
    if (!requestId) throw new Refusal('ALREADY_ASKED');
    await sendRequest(inner, {
      requestId,
      candidate,
      company,
      title: opening?.title,
      message,
      expiresAt,
    });
    await recordActivity(inner, {
      companyId: company.id,
      kind: kind === 'invitation' ? 'candidate.invited' : 'candidate.asked',
      ...namingOf([candidate], opening?.title),
      subjectId: candidate.id,
    });
    return relationWith(inner, candidate.id);
  });
}

async function relationWith(
  context: Context<CompanyActor>,
  id: string,
  updatedAt = context.clock.now(),
): Promise<PoolRelation> {
  const relation = (await readRelations(context, [{ id, updatedAt }])).get(id);
  if (!relation) throw new Error('A candidate has a relation');
  return relation;
}

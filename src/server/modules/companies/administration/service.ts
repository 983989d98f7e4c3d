import { type ReviewCheck, reviewChecks } from '#domain/companies/review.ts';
import type { Locale } from '#domain/locale-list.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { countActivity } from '#server/modules/companies/activity/queries.ts';
import { namedEntry } from '#server/modules/companies/activity/words.ts';
import { undoUntil } from '#server/modules/companies/approval/undo.ts';
import { selectMembers } from '#server/modules/companies/members/queries.ts';
import { findPlanRequest } from '#server/modules/companies/plan/service.ts';
import { presentSettings } from '#server/modules/companies/present.ts';
import { type Company, describeCompany, findCompany } from '#server/modules/companies/service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { everyOpening } from '#server/platform/scope.ts';
import { readTeamNote } from './notes.ts';
import {
  countWaiting,
  type DeedRow,
  selectCompanyDeeds,
  selectDecisions,
  selectNeighbours,
} from './queries.ts';

const perPage = 20;

/** Everything that an administrator decides and steers by, of one company; a missing one is refused with 404. */
export async function readAdministered(context: Context<AdminActor>, reference: string) {
  const company = await requireCompany(context, reference);
  const members = await selectMembers(context.db, company.id);
  const history = await selectDecisions(context.db, company.id);
  const request = await findPlanRequest(context, company);
  return {
    company: await describeCompany(context, company),
    settings: presentSettings(company),
    members: members.map((member) => ({
      id: member.id,
      name: personNameIn(context.locale, member.name, member.nameAr),
      email: member.email,
      role: member.role,
      status: member.status,
      email_verified_at: member.emailVerifiedAt?.toISOString() ?? null,
      since: member.since.toISOString(),
    })),
    history: history.map((row) => presentDeed(row, context.locale)),
    team_note: await readTeamNote(context, company.id),
    plan_request: request
      ? { plan: request.planId, plan_name: request.planName, created_at: request.createdAt.toISOString() }
      : null,
    openings: await countOpenings(context, company),
    undo_until: undoUntil(company)?.toISOString() ?? null,
    ...(await placeInQueue(context, company)),
  };
}

/** A page of who did what in a company. */
export async function readCompanyDeeds(context: Context<AdminActor>, input: { id: string; page?: number }) {
  const { id: companyId } = await requireCompany(context, input.id);
  const offset = ((input.page ?? 1) - 1) * perPage;
  const rows = await selectCompanyDeeds(context.db, companyId, { offset, limit: perPage });
  const total = await countActivity(context.db, { companyId });
  return { total, per_page: perPage, data: rows.map((row) => presentDeed(row, context.locale)) };
}

async function requireCompany(context: Context, reference: string): Promise<Company> {
  const company = await findCompany(context, reference);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

async function placeInQueue(context: Context, company: Company) {
  const neighbours = await selectNeighbours(context.db, company);
  if (company.approvedStatus !== 'Pending') return { waiting: null, ...neighbours };
  const { total, before } = await countWaiting(context.db, company);
  return { waiting: { place: before + 1, total }, ...neighbours };
}

async function countOpenings(context: Context, { id, timezone }: Company): Promise<number> {
  let openings = 0;
  for (const ask of context.contributors.companyFigures)
    openings += (await ask(context, { scope: everyOpening(id), timezone, since: null })).openings ?? 0;
  return openings;
}

function presentDeed(stored: DeedRow, locale: Locale) {
  const row = namedEntry(stored, locale);
  const open = row.teamFacts.openChecks?.split(',') ?? [];
  return {
    id: row.id,
    kind: row.kind,
    actor_kind: row.actorKind,
    actor_name:
      row.actorName ||
      (row.actorKind === 'team' ? personNameIn(locale, row.accountName, row.accountNameAr) : ''),
    subject: row.subject,
    open_checks: reviewChecks.filter((check): check is ReviewCheck => open.includes(check)),
    created_at: row.createdAt.toISOString(),
  };
}

import type { ActivityFilters } from '#contract/company-activity.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { type MemberRole, memberMay } from '#domain/companies/roles.ts';
import { startOfDay } from '#domain/companies/trial.ts';
import { dateTimeFormat } from '#domain/formats.ts';
import { isId } from '#domain/ids.ts';
import type { Locale } from '#domain/locale.ts';
import { fieldLabelKey } from '#domain/reference/field-labels.ts';
import { addDays, isCalendarDate } from '#domain/time.ts';
import { requireAct } from '#server/modules/companies/policy.ts';
import { type Company, getCompany } from '#server/modules/companies/service.ts';
import type { Actor, CompanyActor, MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { csvFile } from '#server/platform/csv.ts';
import { isMember } from '#server/platform/scope.ts';
import { translate } from '#server/platform/texts.ts';
import {
  type ActivityConditions,
  countActivity,
  forgetSubjects,
  insertActivity,
  selectActivity,
} from './queries.ts';
import { activityTextKey } from './texts.ts';
import { namingOf, toldEntry } from './words.ts';

export { forgetSubjects, namingOf };

export interface Activity {
  companyId: string;
  /** `area.deed` in the past: `opening.published`; its text is `companies_activity_opening_published`. */
  kind: string;
  /** What it was done to, in words. */
  subject?: string;
  /** The same with names in Arabic, where they have one. */
  subjectAr?: string;
  subjectId?: string;
  facts?: Record<string, string | number>;
  /** Who did it, where nobody is signed in yet. */
  member?: { accountId: string; name: string };
  /** What administrators alone read of it. */
  teamFacts?: Record<string, string>;
}

/** Writes down who did what, within the caller's transaction; the actor is the context's. */
export function recordActivity(context: Context, activity: Activity): Promise<void> {
  return recordActivities(context, [activity]);
}

/** The same of what was done to many at once: some hundreds. */
export async function recordActivities(context: Context, activities: readonly Activity[]): Promise<void> {
  await insertActivity(
    context.db,
    activities.map((activity) => writtenActivity(context, activity)),
  );
}

function writtenActivity(context: Context, activity: Activity) {
  const { companyId, kind, subject = '', subjectAr = '', subjectId = '', facts = {}, member } = activity;
  const teamFacts = { ...activity.teamFacts, ...(subjectAr && { subjectAr: subjectAr.slice(0, 300) }) };
  return {
    ...(member
      ? { actorKind: 'member' as const, actorId: member.accountId, actorName: member.name }
      : writtenActor(context.actor)),
    companyId,
    kind,
    subject: subject.slice(0, 300),
    subjectId,
    facts,
    teamFacts,
    createdAt: context.clock.now(),
  };
}

/** A page of the own company's log. */
export async function readActivity(context: Context<CompanyActor>, filters: ActivityFilters) {
  const { companyId, memberRole } = context.actor;
  const company = await getCompany(context, companyId);
  const conditions = conditionsOf(company, filters);
  const limit = filters.show ?? 20;
  const offset = ((filters.page ?? 1) - 1) * limit;
  const [rows, total] = await Promise.all([
    selectActivity(context.db, conditions, { offset, limit }),
    countActivity(context.db, conditions),
  ]);
  const told = rows.map((row) => toldEntry(row, context.locale));
  const data = told.map((row) => ({
    id: row.id,
    kind: row.kind,
    actor_kind: row.actorKind,
    actor_name: row.actorName,
    subject: subjectFor(memberRole, row, context.locale),
    subject_id: row.subjectId,
    facts: row.facts,
    created_at: row.createdAt.toISOString(),
  }));
  const mayExport = memberMay(memberRole, 'export') && hasFeature(context.actor, 'export');
  return { total, per_page: limit, data, abilities: { export: mayExport } };
}

/** The filtered log as a CSV file, at most 1,000 rows; the export itself is written down. */
export async function exportActivity(
  context: Context<CompanyActor>,
  filters: ActivityFilters,
): Promise<File> {
  requireAct(context.actor, 'export');
  const { companyId, memberRole } = context.actor;
  const company = await getCompany(context, companyId);
  const conditions = conditionsOf(company, filters);
  const found = await selectActivity(context.db, conditions, { offset: 0, limit: 1000 });
  const rows = found.map((row) => toldEntry(row, context.locale));
  const text = (key: string) => translate(key, {}, context.locale);
  await recordActivity(context, { companyId, kind: 'company.log_exported', facts: { rows: rows.length } });
  const when = dateTimeFormat('sv-SE', {
    timeZone: company.timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return csvFile(`activity-${context.clock.now().toISOString().slice(0, 10)}.csv`, [
    ['when', 'who', 'what', 'subject'].map((name) => text(`companies_activity_column_${name}`)),
    ...rows.map((row) => [
      when.format(row.createdAt),
      row.actorKind === 'member' ? row.actorName : text(`companies_activity_by_${row.actorKind}`),
      translate(activityTextKey(row.kind), row.facts, context.locale),
      subjectFor(memberRole, row, context.locale),
    ]),
  ]);
}

/** Whom somebody invited is told to those alone who see the open invitations; names of fields are told in words. */
function subjectFor(
  role: MemberRole,
  { kind, subject }: { kind: string; subject: string },
  locale: Locale,
): string {
  if (kind === 'member.invited' && !memberMay(role, 'manage_members')) return '';
  if (!kindsOfFields.has(kind)) return subject;
  const labels = subject.split(', ').flatMap((name) => fieldLabelKey(name) ?? []);
  return [...new Set(labels)].map((key) => translate(key, {}, locale)).join(', ');
}

/** Their subject is a list of the wire's names. */
const kindsOfFields: ReadonlySet<string> = new Set([
  'company.changed',
  'company.under_review',
  'company.plan_set',
]);

function writtenActor(actor: Actor) {
  if (actor.role === 'visitor') return { actorKind: 'system' as const };
  if (actor.role === 'candidate') return { actorKind: 'candidate' as const, actorId: actor.accountId };
  const actorKind = isMember(actor) ? ('member' as const) : ('team' as const);
  return { actorKind, actorId: actor.accountId, actorName: isMember(actor) ? nameOfMember(actor) : '' };
}

/** A deed by an API key names it after the person in whose name it works. */
function nameOfMember({ name, key }: MemberActor): string {
  return key ? `${name} (API: ${key.name})` : name;
}

function conditionsOf(company: Company, filters: ActivityFilters): ActivityConditions {
  const { kind, member, from = '', to = '' } = filters;
  return {
    companyId: company.id,
    kind: kind || undefined,
    actorId: isId(member ?? '') ? member : undefined,
    from: isCalendarDate(from) ? startOfDay(from, company.timezone) : undefined,
    before: isCalendarDate(to) ? startOfDay(addDays(to, 1), company.timezone) : undefined,
  };
}

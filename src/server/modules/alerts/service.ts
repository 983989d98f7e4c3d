import type { JobAlert } from '#contract/job-alerts.ts';
import { type AlertChange, alertNameMaximum, type JobAlertInput } from '#domain/alerts/alert-input.ts';
import { type AlertState, alertsMaximum } from '#domain/alerts/alerts.ts';
import { termsOf, termsOfCompany } from '#domain/alerts/matching.ts';
import { nextLetterAt } from '#domain/alerts/schedule.ts';
import { isId } from '#domain/ids.ts';
import { readOpeningSearch } from '#domain/job-openings/search.ts';
import type { Locale } from '#domain/locale.ts';
import { currencyOfCountry } from '#domain/reference/country-currencies.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { findPublicCompany } from '#server/modules/companies/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  type AlertChanges,
  countAlerts,
  deleteAlert,
  insertAlert,
  lockAlert,
  type Owner,
  selectAlerts,
  updateAlert,
} from './queries.ts';

/** The caller's own alerts. */
export async function listAlerts({ db, actor, locale }: Context<CandidateActor>): Promise<JobAlert[]> {
  const rows = await selectAlerts(db, { accountId: actor.accountId });
  return rows.map((row) => presentAlert(row, locale));
}

export async function saveAlert(context: Context<CandidateActor>, input: JobAlertInput): Promise<JobAlert[]> {
  const owner = { accountId: context.actor.accountId };
  if ((await countAlerts(context.db, owner)) >= alertsMaximum)
    throw refuseField('name', 'validation_job_alerts_maximum', { number: alertsMaximum });
  await writeAlert(context, owner, { input, state: 'active' });
  return listAlerts(context);
}

export async function changeOwnAlert(
  context: Context<CandidateActor>,
  { id, ...change }: AlertChange & { id: string },
): Promise<JobAlert[]> {
  await changeAlert(context, { accountId: context.actor.accountId }, id, change);
  return listAlerts(context);
}

export async function removeOwnAlert(context: Context<CandidateActor>, id: string): Promise<JobAlert[]> {
  await removeAlert(context, { accountId: context.actor.accountId }, id);
  return listAlerts(context);
}

/**
 * Writes an alert with what its filters ask; what makes no sense in them falls back to its default. A company that
 * nobody sees cannot be followed, and one that is followed under its own name is called what it is called by then.
 */
export async function writeAlert(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  owner: Owner,
  { input, state, expiresAt }: { input: JobAlertInput; state: AlertState; expiresAt?: Date },
): Promise<string> {
  const { name, filters, frequency, timezone } = input;
  const now = clock.now();
  const search = readOpeningSearch(filters);
  const company = await followedCompany(db, filters);
  const recipient = 'accountId' in owner ? owner.accountId : owner.subscriberId;
  return insertAlert(
    db,
    {
      ...owner,
      ...{ recipient, filters, frequency, timezone, state, expiresAt },
      name: isCalled(company, name) ? '' : name,
      companyId: company?.id ?? null,
      country: search.country,
      city: search.city,
      employmentTypes: search.employmentTypes,
      experienceLevels: search.experienceLevels,
      salaryMinimum: search.salaryMinimum ?? null,
      salaryCurrency: search.salaryCurrency ?? currencyOfCountry(search.country),
      isPaid: search.isPaid,
      isRemote: search.isRemote,
      createdAt: now,
      nextAt: nextLetterAt(frequency, now, { timezone, recipient }),
    },
    company ? termsOfCompany(company.id) : termsOf(search.titles),
  );
}

/** Whether an alert is named after the company that it follows, in either script. */
function isCalled(company: { name: string; name_ar: string } | undefined, name: string): boolean {
  return [company?.name, company?.name_ar].some((one) => one?.slice(0, alertNameMaximum) === name);
}

async function followedCompany(db: Database, filters: JobAlertInput['filters']) {
  const { company: id } = filters;
  if (id === undefined) return undefined;
  const company = typeof id === 'string' && isId(id) ? await findPublicCompany(db, id) : undefined;
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** Another's alert answers like one that does not exist; one that waits is confirmed, not paused. */
export async function changeAlert(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  owner: Owner,
  id: string,
  { frequency, is_paused: isPaused }: AlertChange,
): Promise<void> {
  const alert = isId(id) ? await lockAlert(db, owner, id) : undefined;
  if (!alert) throw new Refusal('NOT_FOUND');
  const changes: AlertChanges = {};
  if (frequency !== undefined && frequency !== alert.frequency) {
    changes.frequency = frequency;
    changes.nextAt = nextLetterAt(frequency, clock.now(), alert);
  }
  if (isPaused !== undefined && alert.state !== 'waiting') changes.state = isPaused ? 'paused' : 'active';
  if (Object.keys(changes).length > 0) await updateAlert(db, id, changes);
}

export async function removeAlert({ db }: Pick<Context, 'db'>, owner: Owner, id: string): Promise<void> {
  if (!isId(id) || !(await deleteAlert(db, owner, id))) throw new Refusal('NOT_FOUND');
}

export function presentAlert(
  { id, name, nameAr, filters, frequency, state }: Awaited<ReturnType<typeof selectAlerts>>[number],
  locale: Locale,
): JobAlert {
  return { id, name: personNameIn(locale, name, nameAr), filters, frequency, state };
}

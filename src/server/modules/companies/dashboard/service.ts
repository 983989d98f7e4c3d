import { startOfDay } from '#domain/companies/trial.ts';
import { isTrialEnding, isTrialOver } from '#domain/plans.ts';
import { addDays, calendarDate, defaultTimeZone } from '#domain/time.ts';
import type { CompanyFigures } from '#server/modules/companies/contributors.ts';
import { trialOf } from '#server/modules/companies/present.ts';
import { type Company, selectDocuments } from '#server/modules/companies/queries.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { employerIn, isMember, scopeOf } from '#server/platform/scope.ts';

const windowDays = 30;
/** Documents that expire within so many days need attention. */
const documentWarningDays = 30;

const emptyQueue = { reply: { total: 0, items: [] }, fresh: { total: 0, items: [] } };

/** The dashboard of a company: 30 days of applications (specification 2, sections 2 and 9), what waits, what needs attention. */
export async function readDashboard(context: Context, actor: MemberActor) {
  const company = await getCompany(context, employerIn(scopeOf(actor)));
  const now = context.clock.now();
  const today = calendarDate(now, company.timezone);
  const days = Array.from({ length: windowDays }, (_, index) => addDays(today, index - windowDays + 1));
  const since = startOfDay(days[0] ?? today, company.timezone);
  const {
    byDay = {},
    recent = [],
    queue = emptyQueue,
    slowing = [],
    attention = [],
    ...counts
  } = await askFigures(context, company, since);
  return {
    days,
    applications: days.map((date) => byDay[date] ?? 0),
    recent,
    queue,
    slowing,
    figures: presentFigures(counts),
    // Plan, papers and profile are for those who work for the whole company.
    trial_warning: actor.role === 'company' ? trialWarning(company, now) : null,
    attention:
      actor.role === 'company' ? [...(await ownAttention(context, company, today)), ...attention] : attention,
  };
}

/** Days and applications of the whole platform, for those who run it; the days are Qatar's. */
export async function readSiteDashboard(context: Context) {
  const today = calendarDate(context.clock.now(), defaultTimeZone);
  const days = Array.from({ length: windowDays }, (_, index) => addDays(today, index - windowDays + 1));
  const question = { since: startOfDay(days[0] ?? today, defaultTimeZone), zone: defaultTimeZone };
  const found = await Promise.all(
    context.contributors.siteApplications.map((contribute) => contribute(context, question)),
  );
  return {
    days,
    applications: days.map((day) => found.reduce((sum, byDay) => sum + (byDay.get(day) ?? 0), 0)),
  };
}

/** The counts that the session call carries as `data_stats`. */
export async function readFigures(context: Context, company: Company) {
  const counts = await askFigures(context, company, null);
  return { ...presentFigures(counts), held_openings: counts.heldOpenings ?? 0 };
}

/** The days left where the trial warns (7 or fewer), 0 once it is over, else null. */
function trialWarning(company: Company, now: Date): number | null {
  const { trial_expiry, trial_expiry_days } = trialOf(company, now);
  const today = calendarDate(now, company.timezone);
  if (isTrialOver(trial_expiry, today)) return 0;
  return isTrialEnding(trial_expiry, today) ? trial_expiry_days : null;
}

async function askFigures(context: Context, company: Company, since: Date | null): Promise<CompanyFigures> {
  if (!isMember(context.actor)) return {};
  const question = { scope: scopeOf(context.actor), timezone: company.timezone, since };
  const parts = await Promise.all(
    context.contributors.companyFigures.map((contribute) => contribute(context, question)),
  );
  const attention = parts.flatMap((part) => part.attention ?? []);
  return { ...Object.assign({}, ...parts), attention };
}

function presentFigures(counts: CompanyFigures) {
  return {
    openings: counts.openings ?? 0,
    active_openings: counts.activeOpenings ?? 0,
    applications: counts.applications ?? 0,
    pending_applications: counts.pendingApplications ?? 0,
  };
}

async function ownAttention(context: Context, company: Company, today: string) {
  const documents = await selectDocuments(context.db, company.id);
  const warnFrom = addDays(today, documentWarningDays);
  const expiring = documents.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= warnFrom);
  const items = expiring.map(({ kind, expiresOn }) => ({
    kind: expiresOn !== null && expiresOn < today ? 'document_expired' : 'document_expiring',
    count: 1,
    path: '/company-profile-edit/company',
    subject: kind,
  }));
  const missing = missingOfProfile(company);
  return missing.length > 0
    ? [
        ...items,
        {
          kind: 'profile_incomplete',
          count: missing.length,
          path: '/company-profile-edit/company',
          subject: missing.join(' '),
        },
      ]
    : items;
}

/** What candidates look for and do not find yet. */
function missingOfProfile({ logoFileId, description }: Company): string[] {
  return [logoFileId === null && 'logo', description.trim() === '' && 'description'].filter(
    (part) => part !== false,
  );
}

import type { ApplicationShare, OutsideReview } from '#contract/sharing-responses.ts';
import { blindCode, isBlind } from '#domain/applications/blind.ts';
import { type ShareSubmission, shareDaysMaximum, shareStateOf } from '#domain/applications/sharing.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { startOfDay } from '#domain/companies/trial.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { addDays, calendarDate } from '#domain/time.ts';
import { countUnconfirmed } from '#server/modules/applications/by-hand/state-service.ts';
import { mayReview } from '#server/modules/applications/policy.ts';
import { findApplication } from '#server/modules/applications/queries.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { type Company, getCompany } from '#server/modules/companies/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  countShares,
  findShare,
  insertShare,
  lockShare,
  revokeShare,
  type ShareRow,
  selectNamed,
  selectOpenSharesOf,
  selectReviews,
  selectReviewsOf,
  selectShareable,
  selectShares,
  selectVisitors,
} from './queries.ts';

const sharesShown = 20;

/** Makes a link to applications of the own company; its password is hashed before the transaction. */
export async function shareApplications(
  context: Context<CompanyActor>,
  input: ShareSubmission,
): Promise<ApplicationShare> {
  const { companyId, accountId } = context.actor;
  const company = await getCompany(context, companyId);
  const expiresAt = expiryOf(context, company, input.expires_on);
  const ids = [...new Set(input.application_ids)];
  const own = await selectShareable(context.db, companyId, ids);
  if (own.length < ids.length) throw new Refusal('NOT_FOUND');
  if ((await countUnconfirmed(context.db, ids)) > 0) throw new Refusal('NOT_CONFIRMED');
  const passwordHash = input.password ? await hashPassword(input.password) : null;
  return context.inTransaction(async (inner) => {
    const now = inner.clock.now();
    const share = await insertShare(
      inner.db,
      {
        companyId,
        createdBy: accountId,
        title: input.title,
        question: input.question ?? '',
        passwordHash,
        shows: input.shows,
        participation: input.participation,
        expiresAt,
        createdAt: now,
      },
      ids,
    );
    await recordActivity(inner, {
      companyId,
      kind: 'application.shared',
      subject: share.title,
      subjectId: share.id,
      facts: { count: ids.length },
    });
    const counts = { applications: ids.length, visitors: 0, views: 0 };
    return presentShare(inner, company, {
      ...{ share, createdBy: context.actor.name, createdByAr: context.actor.nameAr },
      ...counts,
    });
  });
}

/** The end of the day that was named, in the company's zone: from today to 90 days ahead. */
function expiryOf(context: Context, company: Company, day: string): Date {
  const today = calendarDate(context.clock.now(), company.timezone);
  if (day < today || day > addDays(today, shareDaysMaximum))
    throw refuseField('expires_on', 'validation_share_expiry', { number: shareDaysMaximum });
  return startOfDay(addDays(day, 1), company.timezone);
}

/** The company's links, newest first. */
export async function listShares(context: Context<CompanyActor>, { page = 1 }: { page?: number }) {
  const { companyId, memberRole } = context.actor;
  const company = await getCompany(context, companyId);
  const rows = await selectShares(context.db, companyId, {
    limit: sharesShown,
    offset: (page - 1) * sharesShown,
  });
  return {
    total: await countShares(context.db, companyId),
    per_page: sharesShown,
    data: rows.map((row) => presentShare(context, company, row)),
    abilities: { share: memberMay(memberRole, 'share') },
    timezone: company.timezone,
  };
}

/** A link with its applications, its visitors, and what they said. */
export async function getShare(context: Context<CompanyActor>, id: string) {
  const { companyId, memberRole } = context.actor;
  const share = authorize(await findShare(context.db, id), (row) => row.companyId === companyId);
  const company = await getCompany(context, companyId);
  const [row] = await selectShares(context.db, companyId, { limit: 1, offset: 0, id: share.id });
  if (!row) throw new Refusal('NOT_FOUND');
  const visits = await selectVisitors(context.db, share.id);
  const named = await selectNamed(context.db, share.id);
  const reviews = await selectReviews(context.db, share.id);
  return {
    ...presentShare(context, company, row),
    visits: visits.map(({ visitor, rated }) => ({
      name: visitor.name,
      views: visitor.views,
      rated,
      first_seen_at: visitor.createdAt.toISOString(),
      last_seen_at: visitor.lastSeenAt.toISOString(),
      done_at: visitor.doneAt?.toISOString() ?? null,
    })),
    shared: named.map((application) => ({
      id: application.id,
      // Whom the company reviews blind, it learns from no link either.
      name: isBlind(application)
        ? blindCode(application.id)
        : personNameIn(context.locale, application.name, application.nameAr),
      job: { id: application.openingId, title: application.title },
      reviews: reviews.filter(({ applicationId }) => applicationId === application.id).map(presentReview),
    })),
    abilities: { share: memberMay(memberRole, 'share') },
  };
}

/** Closes a link at once; closing it again changes nothing. */
export async function closeShare(context: Context<CompanyActor>, id: string): Promise<void> {
  const { companyId } = context.actor;
  const share = authorize(await lockShare(context.db, id), (row) => row.companyId === companyId);
  if (share.revokedAt) return;
  await revokeShare(context.db, share, context.clock.now());
  await recordActivity(context, {
    companyId,
    kind: 'application.share_revoked',
    subject: share.title,
    subjectId: share.id,
  });
}

/** What people outside said of an application of the own company. */
export async function readOutsideReviews(context: Context<CompanyActor>, id: string) {
  const { actor } = context;
  const application = authorize(await findApplication(context.db, id), (row) => mayReview(actor, row));
  const company = await getCompany(context, actor.companyId);
  if (!hasFeature(actor, 'sharing')) return { links: [], reviews: [] };
  const links = await selectOpenSharesOf(context.db, application.id, context.clock.now());
  const reviews = await selectReviewsOf(context.db, application.id);
  return {
    links: links.map(({ expiresAt, ...link }) => ({
      ...link,
      expires_at: expiresAt.toISOString(),
      timezone: company.timezone,
    })),
    reviews: reviews.map(presentReview),
  };
}

export function presentReview(review: {
  name: string;
  rating: number | null;
  comment: string;
  updatedAt: Date;
}): OutsideReview {
  const { name, rating, comment, updatedAt } = review;
  return { name, rating, comment, updated_at: updatedAt.toISOString() };
}

function presentShare(context: Context, { timezone }: Company, row: ShareRow): ApplicationShare {
  const { share } = row;
  return {
    id: share.id,
    title: share.title,
    question: share.question,
    state: shareStateOf(share, context.clock.now()),
    expires_at: share.expiresAt.toISOString(),
    timezone,
    created_at: share.createdAt.toISOString(),
    created_by: personNameIn(context.locale, row.createdBy, row.createdByAr) || null,
    has_password: share.passwordHash !== null,
    shows: share.shows,
    participation: share.participation,
    applications: row.applications,
    views: row.views,
    visitors: row.visitors,
  };
}

import type { ConsentEntry, HiddenCompany } from '#contract/candidate-responses.ts';
import { isShared, type VisibilityUpdate } from '#domain/candidates/visibility.ts';
import { calendarDate } from '#domain/time.ts';
import { candidateChanged } from '#server/modules/candidates/events.ts';
import {
  type Candidate,
  type CandidateChanges,
  lockCandidate,
  updateCandidate,
} from '#server/modules/candidates/queries.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { selectConsents } from './consent-queries.ts';
import { recordConsents } from './consents.ts';
import { findApprovedCompanies, findCompaniesByIds } from './hidden-queries.ts';

const hiddenMaximum = 200;

/** The ledger of consents, newest first, and the companies that the profile is hidden from. */
export async function readSettings(context: Context<CandidateActor>) {
  const { accountId } = context.actor;
  const rows = await selectConsents(context.db, accountId);
  const consents: ConsentEntry[] = rows.map((row) => ({
    purpose: row.purpose,
    is_given: row.isGiven,
    text: row.text,
    text_version: row.textVersion,
    locale: row.locale,
    at: row.createdAt.toISOString(),
  }));
  return { consents, hidden_companies: await listHidden(context, accountId) };
}

/** Publishes or takes back, and chooses the sections; publishing is a consent of its own. */
export async function setVisibility(
  context: Context<CandidateActor>,
  input: VisibilityUpdate,
): Promise<void> {
  await change(context, async (current) => {
    const { is_published, sections, share_until } = input;
    const today = calendarDate(context.clock.now());
    if (share_until && share_until < today) throw refuseField('share_until', 'candidates_share_until_past');
    if (is_published !== undefined && is_published !== current.isPublished)
      await recordConsents(context, current.accountId, { public_profile: is_published });
    // Publishing anew after the last day begins a link without an end.
    const isOver = is_published === true && !isShared({ ...current, isPublished: true }, today);
    return {
      isPublished: is_published,
      publicSections: sections && [...new Set(sections)],
      shareUntil: isOver ? (share_until ?? null) : share_until,
    };
  });
}

/** Gives the profile and the video page a new unguessable id. */
export async function renewShareLink(context: Context<CandidateActor>): Promise<void> {
  await change(context, async () => ({ shareId: crypto.randomUUID() }));
}

export async function hideFromCompany(
  context: Context<CandidateActor>,
  companyId: string,
): Promise<HiddenCompany[]> {
  const [company] = await findCompaniesByIds(context.db, [companyId]);
  if (!company) throw refuseField('company_id', 'validation_option');
  return changeHidden(context, (hidden) => [...new Set([...hidden, companyId])].slice(-hiddenMaximum));
}

export function showToCompany(context: Context<CandidateActor>, companyId: string): Promise<HiddenCompany[]> {
  return changeHidden(context, (hidden) => hidden.filter((id) => id !== companyId));
}

export async function searchCompanies(
  context: Context<CandidateActor>,
  name: string,
): Promise<HiddenCompany[]> {
  const text = name.trim();
  return text.length < 2 ? [] : (await findApprovedCompanies(context.db, text)).map(presentCompany);
}

async function changeHidden(
  context: Context<CandidateActor>,
  next: (hidden: string[]) => string[],
): Promise<HiddenCompany[]> {
  const { accountId } = context.actor;
  await change(context, async (current) => ({
    hiddenFromCompanies: next(current.hiddenFromCompanies),
  }));
  return listHidden(context, accountId);
}

async function change(
  context: Context<CandidateActor>,
  decide: (current: Candidate) => Promise<CandidateChanges>,
): Promise<void> {
  const { accountId } = context.actor;
  const current = await lockCandidate(context.db, accountId);
  if (!current) throw new Refusal('NOT_FOUND');
  await updateCandidate(context.db, accountId, context.clock.now(), await decide(current));
  await context.events.publish(context, candidateChanged, { candidateId: accountId });
}

async function listHidden(context: Context, accountId: string): Promise<HiddenCompany[]> {
  const current = await lockCandidate(context.db, accountId);
  const ids = current?.hiddenFromCompanies ?? [];
  return (await findCompaniesByIds(context.db, ids)).map(presentCompany);
}

function presentCompany(company: { id: string; name: string; logoFileId: string | null }): HiddenCompany {
  return { id: company.id, name: company.name, logo: picturePath(company.logoFileId) };
}

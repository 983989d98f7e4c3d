import type { MemberRole } from '#domain/companies/roles.ts';
import { invitationDays } from '#domain/companies/team.ts';
import type { Locale } from '#domain/locale.ts';
import { type InBothScripts, namesOf } from '#domain/shown-names.ts';
import type { LetterData, LetterKey } from '#emails/letters.ts';
import { companyApprovedNews } from '#server/modules/notifications/news/company-approved.ts';
import { companyDeclinedNews } from '#server/modules/notifications/news/company-declined.ts';
import { companyRestoredNews } from '#server/modules/notifications/news/company-restored.ts';
import { companySuspendedNews } from '#server/modules/notifications/news/company-suspended.ts';
import { companyWaiting } from '#server/modules/notifications/news/company-waiting.ts';
import { planRequested } from '#server/modules/notifications/news/plan-requested.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { type Owner, selectMembers, selectOwners } from './members/queries.ts';
import { type Company, selectTeam } from './queries.ts';

interface Names {
  name: string;
  nameAr: string;
  companyName: string;
  companyNameAr: string;
}

/** Writes a letter to each owner of a company, in their own language. */
export async function writeToOwners<Key extends LetterKey>(
  context: Context,
  company: Pick<Company, 'id' | 'name' | 'nameAr'>,
  order: {
    letter: Key;
    about: string;
    data(names: Names): InBothScripts<LetterData<Key>>;
  },
): Promise<void> {
  for (const owner of await selectOwners(context.db, company.id)) {
    await sendLetter(context, {
      to: owner.email,
      locale: owner.locale,
      accountId: owner.id,
      letter: order.letter,
      about: order.about,
      data: order.data({ ...namesOf(owner), companyName: company.name, companyNameAr: company.nameAr }),
    });
  }
}

export function sendRegistered(context: Context, company: Company): Promise<void> {
  return writeToOwners(context, company, {
    letter: 'company-registered',
    about: `company-registered:${company.id}`,
    data: (names) => names,
  });
}

/** Where the approval begins a trial, `trialDays` says how long it is. */
export function sendApproved(
  context: Context,
  company: Company,
  { owners, approvedAt, trialDays }: { owners: Owner[]; approvedAt: string; trialDays: number | null },
): Promise<void> {
  return tell(context, companyApprovedNews, {
    to: idsOf(owners),
    facts: { ...named(company), approvedAt, trialDays },
  });
}

export async function sendDeclined(context: Context, company: Company, reason: string): Promise<void> {
  await tell(context, companyDeclinedNews, {
    to: idsOf(await selectOwners(context.db, company.id)),
    facts: { ...named(company), version: company.version, reason },
  });
}

export async function sendSuspended(context: Context, company: Company, reason: string): Promise<void> {
  await tell(context, companySuspendedNews, {
    to: idsOf(await selectOwners(context.db, company.id)),
    facts: { ...named(company), version: company.version, reason },
  });
}

export async function sendRestored(context: Context, company: Company): Promise<void> {
  await tell(context, companyRestoredNews, {
    to: idsOf(await selectOwners(context.db, company.id)),
    facts: {
      ...named(company),
      version: company.version,
      isUnderReview: company.approvedStatus === 'Pending',
    },
  });
}

/** Everybody who works for it hears it, not only its owners. */
export async function sendClosed(
  context: Context,
  company: Company,
  { reason, eraseAfter }: { reason: string | null; eraseAfter: Date },
): Promise<void> {
  const named = { companyName: company.name, companyNameAr: company.nameAr };
  for (const member of await selectMembers(context.db, company.id)) {
    await sendLetter(context, {
      to: member.email,
      locale: member.locale,
      accountId: member.id,
      letter: 'company-closed',
      about: `company-closed:${company.id}:${member.id}`,
      data: { ...namesOf(member), ...named, reason, eraseAfter },
    });
  }
}

export function sendInvitation(
  context: Context,
  company: Company,
  invitation: {
    email: string;
    role: MemberRole;
    openings: string[];
    token: string;
    inviter: { name: string; nameAr: string };
    locale: Locale;
  },
) {
  return sendLetter(context, {
    to: invitation.email,
    locale: invitation.locale,
    letter: 'member-invitation',
    data: {
      inviterName: invitation.inviter.name,
      inviterNameAr: invitation.inviter.nameAr,
      companyName: company.name,
      companyNameAr: company.nameAr,
      role: invitation.role,
      openings: invitation.openings,
      path: `/company-invitation?token=${invitation.token}`,
      days: invitationDays,
    },
  });
}

/** Tells the administrators, in the product, that a company waits for their decision. */
export async function tellWaiting(context: Context, company: Named): Promise<void> {
  await tell(context, companyWaiting, { to: idsOf(await selectTeam(context.db)), facts: named(company) });
}

/** Tells the administrators which plan a company asks for. */
export async function sendPlanRequested(
  context: Context,
  company: Company,
  planName: string,
  message: string,
): Promise<void> {
  await tell(context, planRequested, {
    to: idsOf(await selectTeam(context.db)),
    facts: { ...named(company), planName, message },
  });
}

type Named = Pick<Company, 'id' | 'name' | 'nameAr'>;

function named({ id, name, nameAr }: Named) {
  return { companyId: id, company: name, companyAr: nameAr };
}

function idsOf(people: readonly { id: string }[]): string[] {
  return people.map(({ id }) => id);
}

import type { MemberRole } from '#domain/companies/members.ts';
import { invitationDays } from '#domain/companies/team.ts';
import type { Locale } from '#domain/locale.ts';
import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { LetterData, LetterKey } from '#emails/letters.ts';
import { notify } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { type Owner, selectMembers, selectOwners } from './members/queries.ts';
import { type Company, selectTeam } from './queries.ts';

/** Writes a letter to each owner of a company, in their own language. */
export async function writeToOwners<Key extends LetterKey>(
  context: Context,
  company: Pick<Company, 'id' | 'name'>,
  order: {
    letter: Key;
    about: string;
    /** Who they are, where the caller has read them. */
    owners?: Owner[];
    /** Where it is told in the product, too. */
    kind?: NotificationKind;
    data(owner: { name: string }): LetterData<Key>;
  },
): Promise<void> {
  const owners = order.owners ?? (await selectOwners(context.db, company.id));
  if (order.kind)
    await notify(context, {
      to: owners.map(({ id }) => id),
      kind: order.kind,
      subject: company.id,
      facts: { company: company.name },
      path: '/dashboard',
    });
  for (const owner of owners) {
    await sendLetter(context, {
      to: owner.email,
      locale: owner.locale,
      accountId: owner.id,
      letter: order.letter,
      about: order.about,
      data: order.data(owner),
    });
  }
}

export function sendRegistered(context: Context, company: Company): Promise<void> {
  return writeToOwners(context, company, {
    letter: 'company-registered',
    about: `company-registered:${company.id}`,
    data: ({ name }) => ({ name, companyName: company.name }),
  });
}

/** Where the approval begins a trial, `trialDays` says how long it is. */
export function sendApproved(
  context: Context,
  company: Company,
  { owners, approvedAt, trialDays }: { owners: Owner[]; approvedAt: string; trialDays: number | null },
): Promise<void> {
  return writeToOwners(context, company, {
    owners,
    letter: 'company-approved',
    kind: 'company_approved',
    about: `company-approved:${company.id}:${approvedAt}`,
    data: ({ name }) => ({ name, companyName: company.name, trialDays }),
  });
}

export function sendDeclined(context: Context, company: Company, reason: string): Promise<void> {
  return writeToOwners(context, company, {
    letter: 'company-declined',
    kind: 'company_declined',
    about: `company-declined:${company.id}:${company.version}`,
    data: ({ name }) => ({ name, companyName: company.name, reason }),
  });
}

export function sendSuspended(context: Context, company: Company, reason: string): Promise<void> {
  return writeToOwners(context, company, {
    letter: 'company-suspended',
    kind: 'company_suspended',
    about: `company-suspended:${company.id}:${company.version}`,
    data: ({ name }) => ({ name, companyName: company.name, reason }),
  });
}

export function sendRestored(context: Context, company: Company): Promise<void> {
  const isUnderReview = company.approvedStatus === 'Pending';
  return writeToOwners(context, company, {
    letter: 'company-restored',
    ...(!isUnderReview && { kind: 'company_restored' }),
    about: `company-restored:${company.id}:${company.version}`,
    data: ({ name }) => ({ name, companyName: company.name, isUnderReview }),
  });
}

/** Everybody who works for it hears it, not only its owners. */
export async function sendClosed(
  context: Context,
  company: Company,
  { reason, eraseAfter }: { reason: string | null; eraseAfter: Date },
): Promise<void> {
  for (const member of await selectMembers(context.db, company.id)) {
    await sendLetter(context, {
      to: member.email,
      locale: member.locale,
      accountId: member.id,
      letter: 'company-closed',
      about: `company-closed:${company.id}:${member.id}`,
      data: { name: member.name, companyName: company.name, reason, eraseAfter },
    });
  }
}

export function sendInvitation(
  context: Context,
  company: Company,
  invitation: { email: string; role: MemberRole; token: string; inviterName: string; locale: Locale },
) {
  return sendLetter(context, {
    to: invitation.email,
    locale: invitation.locale,
    letter: 'member-invitation',
    data: {
      inviterName: invitation.inviterName,
      companyName: company.name,
      role: invitation.role,
      path: `/company-invitation?token=${invitation.token}`,
      days: invitationDays,
    },
  });
}

/** Tells the administrators, in the product, that a company waits for their decision. */
export async function tellWaiting(context: Context, company: Pick<Company, 'id' | 'name'>): Promise<void> {
  const team = await selectTeam(context.db);
  await notify(context, {
    to: team.map(({ id }) => id),
    kind: 'company_waiting',
    subject: company.id,
    facts: { company: company.name },
    path: `/manage-employer/${company.id}`,
  });
}

/** Tells the administrators which plan a company asks for. */
export async function sendPlanRequested(
  context: Context,
  company: Company,
  planName: string,
  message: string,
): Promise<void> {
  const team = await selectTeam(context.db);
  await notify(context, {
    to: team.map(({ id }) => id),
    kind: 'plan_requested',
    subject: company.id,
    facts: { company: company.name },
    path: `/manage-employer/${company.id}`,
  });
  for (const person of team) {
    await sendLetter(context, {
      to: person.email,
      locale: person.locale,
      accountId: person.id,
      letter: 'plan-requested',
      data: { name: person.name, companyName: company.name, companyId: company.id, planName, message },
    });
  }
}

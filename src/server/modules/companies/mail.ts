import type { MemberRole } from '#domain/companies/members.ts';
import { invitationDays } from '#domain/companies/team.ts';
import type { Locale } from '#domain/locale.ts';
import type { LetterData, LetterKey } from '#emails/letters.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { type Owner, selectOwners } from './members/queries.ts';
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
    data(owner: { name: string }): LetterData<Key>;
  },
): Promise<void> {
  for (const owner of order.owners ?? (await selectOwners(context.db, company.id))) {
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
  { owners, trialDays }: { owners: Owner[]; trialDays: number | null },
): Promise<void> {
  return writeToOwners(context, company, {
    owners,
    letter: 'company-approved',
    about: `company-approved:${company.id}:${company.version}`,
    data: ({ name }) => ({ name, companyName: company.name, trialDays }),
  });
}

export function sendDeclined(context: Context, company: Company, reason: string): Promise<void> {
  return writeToOwners(context, company, {
    letter: 'company-declined',
    about: `company-declined:${company.id}:${company.version}`,
    data: ({ name }) => ({ name, companyName: company.name, reason }),
  });
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

/** Tells the administrators which plan a company asks for. */
export async function sendPlanRequested(
  context: Context,
  company: Company,
  planName: string,
  message: string,
): Promise<void> {
  for (const person of await selectTeam(context.db)) {
    await sendLetter(context, {
      to: person.email,
      locale: person.locale,
      accountId: person.id,
      letter: 'plan-requested',
      data: { name: person.name, companyName: company.name, companyId: company.id, planName, message },
    });
  }
}

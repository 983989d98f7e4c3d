import { type ApplicationMail, applicationMailOf } from '#domain/companies/members.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { selectMember, updateMember } from './queries.ts';

/** How the caller hears of new applications and of being named in notes: what was chosen, else the habit of the role. */
export async function readNotifications({ db, actor }: Context<MemberActor>) {
  const member = await selectMember(db, actor.accountId);
  return {
    applications: applicationMailOf(actor.memberRole, member?.applicationMail ?? null),
    mentions: member?.mentionMail ?? true,
  };
}

/** Keeps what the caller chose. */
export async function changeNotifications(
  { db, actor }: Context<MemberActor>,
  { applications, mentions }: { applications: ApplicationMail; mentions?: boolean },
): Promise<void> {
  await updateMember(db, actor.accountId, { applicationMail: applications, mentionMail: mentions });
}

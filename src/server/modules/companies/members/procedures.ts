import type { Account } from '#server/modules/identity/service.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import {
  acceptInvitation,
  inviteMember,
  joinWithAccount,
  readInvitation,
  withdrawInvitation,
} from './invitations-service.ts';
import { changeNotifications, readNotifications } from './notifications-service.ts';
import { changeMemberRole, listMembers, presentInvitation, removeMember } from './service.ts';

const { companyMembers } = procedures;

export const companyMembersProcedures = companyMembers.router({
  list: companyMembers.list.handler(async ({ context }) => ({
    status: 200,
    data: await listMembers(context),
  })),
  invite: companyMembers.invite.handler(async ({ context, input }) => ({
    ...done,
    data: presentInvitation(await inviteMember(context, input)),
  })),
  notifications: companyMembers.notifications.handler(async ({ context }) => ({
    status: 200,
    data: await readNotifications(context),
  })),
  changeNotifications: companyMembers.changeNotifications.handler(async ({ context, input }) => {
    await changeNotifications(context, input);
    return done;
  }),
  changeRole: companyMembers.changeRole.handler(async ({ context, input }) => {
    await changeMemberRole(context, input);
    return done;
  }),
  remove: companyMembers.remove.handler(async ({ context, input }) => {
    await removeMember(context, input.id);
    return done;
  }),
  withdraw: companyMembers.withdraw.handler(async ({ context, input }) => {
    await withdrawInvitation(context, input.id);
    return done;
  }),
  invitation: companyMembers.invitation.handler(async ({ context, input }) => ({
    status: 200,
    data: await readInvitation(context, input.token),
  })),
  accept: companyMembers.accept.handler(async ({ context, input }) =>
    presentOpened(await acceptInvitation(context, input)),
  ),
  join: companyMembers.join.handler(async ({ context, input }) => {
    const step = await joinWithAccount(context, input);
    return 'account' in step
      ? presentOpened(step)
      : { success: false as const, second_step: step.secondStep };
  }),
});

function presentOpened({ account, token }: { account: Account; token: string }) {
  return { ...done, token, user_type: account.userType };
}

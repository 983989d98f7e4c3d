import { presentSignedIn } from '#server/modules/identity/sign-in-service.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import {
  acceptInvitation,
  changeStatus,
  inviteAdministrator,
  listTeam,
  readInvitation,
  removeSecondStep,
  withdrawInvitation,
} from './service.ts';

const { adminTeam } = procedures;

export const adminTeamProcedures = adminTeam.router({
  list: adminTeam.list.handler(async ({ context }) => ({ status: 200, data: await listTeam(context) })),
  invite: adminTeam.invite.handler(async ({ context, input }) => ({
    ...done,
    data: await inviteAdministrator(context, input),
  })),
  withdraw: adminTeam.withdraw.handler(async ({ context, input }) => {
    await withdrawInvitation(context, input.id);
    return done;
  }),
  setStatus: adminTeam.setStatus.handler(async ({ context, input }) => {
    await changeStatus(context, input);
    return done;
  }),
  removeSecondStep: adminTeam.removeSecondStep.handler(async ({ context, input }) => {
    await removeSecondStep(context, input.id);
    return done;
  }),
  invitation: adminTeam.invitation.handler(async ({ context, input }) => ({
    status: 200,
    data: await readInvitation(context, input.token),
  })),
  accept: adminTeam.accept.handler(async ({ context, input }) => {
    const { recoveryCodes, ...signedIn } = await acceptInvitation(context, input);
    return { ...presentSignedIn(signedIn), recovery_codes: recoveryCodes };
  }),
});

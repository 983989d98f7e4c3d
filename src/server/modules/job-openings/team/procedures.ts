import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listPeople, listTeams, setMemberOpenings, setOpeningTeam } from './service.ts';

const { openingTeam } = procedures;

export const openingTeamProcedures = openingTeam.router({
  list: openingTeam.list.handler(async ({ context }) => ({
    status: 200,
    data: await listTeams(context),
  })),
  people: openingTeam.people.handler(async ({ context, input }) => ({
    status: 200,
    data: await listPeople(context, input.id),
  })),
  setOpening: openingTeam.setOpening.handler(async ({ context, input }) => {
    await setOpeningTeam(context, input);
    return done;
  }),
  setMember: openingTeam.setMember.handler(async ({ context, input }) => {
    await setMemberOpenings(context, input);
    return done;
  }),
});

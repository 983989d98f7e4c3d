import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import {
  correctEmail,
  endSessionsOf,
  erasePerson,
  letPersonIn,
  sendVerificationTo,
  unlockPerson,
} from './help-service.ts';
import { lookAtPerson, searchPeople } from './service.ts';

const { adminPeople } = procedures;

export const adminPeopleProcedures = adminPeople.router({
  search: adminPeople.search.handler(async ({ context, input }) => ({
    status: 200,
    ...(await searchPeople(context, input)),
  })),
  read: adminPeople.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await lookAtPerson(context, input),
  })),
  sendVerification: adminPeople.sendVerification.handler(async ({ context, input }) => {
    await sendVerificationTo(context, input.id);
    return done;
  }),
  correctEmail: adminPeople.correctEmail.handler(async ({ context, input }) => {
    await correctEmail(context, input);
    return done;
  }),
  endSessions: adminPeople.endSessions.handler(async ({ context, input }) => {
    await endSessionsOf(context, input.id);
    return done;
  }),
  unlock: adminPeople.unlock.handler(async ({ context, input }) => {
    await unlockPerson(context, input.id);
    return done;
  }),
  letIn: adminPeople.letIn.handler(async ({ context, input }) => {
    await letPersonIn(context, input.id);
    return done;
  }),
  erase: adminPeople.erase.handler(async ({ context, input }) => {
    await erasePerson(context, input);
    return done;
  }),
});

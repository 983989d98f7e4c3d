import { liftSuspension, suspendCompany } from '#server/modules/companies/approval/suspension.ts';
import { undoDecision } from '#server/modules/companies/approval/undo.ts';
import { closeCompany } from '#server/modules/companies/closing/service.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { saveTeamNote } from './notes.ts';
import { readAdministered, readCompanyDeeds } from './service.ts';

const { companyAdministration } = procedures;

export const companyAdministrationProcedures = companyAdministration.router({
  read: companyAdministration.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await readAdministered(context, input.id),
  })),
  undo: companyAdministration.undo.handler(async ({ context, input }) => {
    await undoDecision(context, input);
    return done;
  }),
  suspend: companyAdministration.suspend.handler(async ({ context, input }) => {
    await suspendCompany(context, input);
    return done;
  }),
  liftSuspension: companyAdministration.liftSuspension.handler(async ({ context, input }) => {
    await liftSuspension(context, input);
    return done;
  }),
  close: companyAdministration.close.handler(async ({ context, input }) => {
    await closeCompany(context, input);
    return done;
  }),
  saveNote: companyAdministration.saveNote.handler(async ({ context, input }) => {
    await saveTeamNote(context, input);
    return done;
  }),
  activity: companyAdministration.activity.handler(async ({ context, input }) => ({
    status: 200,
    data: await readCompanyDeeds(context, input),
  })),
});

import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { addNote, removeNote, setGeneralNote } from './notes-service.ts';
import { rateApplication } from './ratings-service.ts';

const { assessments } = procedures;

export const assessmentsProcedures = assessments.router({
  rate: assessments.rate.handler(async ({ context, input }) => ({
    ...done,
    data: await rateApplication(context, input),
  })),
  addNote: assessments.addNote.handler(async ({ context, input }) => ({
    ...done,
    data: await addNote(context, input),
  })),
  removeNote: assessments.removeNote.handler(async ({ context, input }) => {
    await removeNote(context, input);
    return done;
  }),
  setGeneralNote: assessments.setGeneralNote.handler(async ({ context, input }) => {
    await setGeneralNote(context, input);
    return done;
  }),
});

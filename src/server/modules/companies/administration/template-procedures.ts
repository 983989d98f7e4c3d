import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import {
  createDeclineTemplate,
  listDeclineTemplates,
  removeDeclineTemplate,
  saveDeclineTemplate,
} from './notes.ts';

const { declineTemplates } = procedures;

export const declineTemplatesProcedures = declineTemplates.router({
  list: declineTemplates.list.handler(async ({ context }) => ({
    status: 200,
    data: await listDeclineTemplates(context),
  })),
  create: declineTemplates.create.handler(async ({ context, input }) => {
    await createDeclineTemplate(context, input);
    return done;
  }),
  save: declineTemplates.save.handler(async ({ context, input }) => {
    await saveDeclineTemplate(context, input);
    return done;
  }),
  remove: declineTemplates.remove.handler(async ({ context, input }) => {
    await removeDeclineTemplate(context, input.id);
    return done;
  }),
});

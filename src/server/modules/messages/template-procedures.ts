import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listTemplates, removeTemplate, saveTemplate } from './templates.ts';

const { messageTemplates } = procedures;

export const messageTemplatesProcedures = messageTemplates.router({
  list: messageTemplates.list.handler(async ({ context }) => ({
    status: 200,
    data: await listTemplates(context),
  })),
  save: messageTemplates.save.handler(async ({ context, input }) => {
    await saveTemplate(context, input);
    return done;
  }),
  remove: messageTemplates.remove.handler(async ({ context, input }) => {
    await removeTemplate(context, input.id);
    return done;
  }),
});

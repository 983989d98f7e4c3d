import { z } from 'zod';
import { messageTemplate, messageTemplatesMaximum } from '#domain/messages/templates.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Messages';

const stored = messageTemplate.extend({ id: z.string() });
export type StoredMessageTemplate = z.infer<typeof stored>;

/** What a company writes to candidates often. */
export const messageTemplates = {
  list: call({
    method: 'GET',
    path: '/message_templates',
    policy: 'approved-company',
    feature: 'messaging',
    summary: "The company's templates by name, and its words for changes of an application.",
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        /** Fills in `{company}`. */
        company: z.string(),
        /** Does so where the words are Arabic; empty without a name in Arabic. */
        company_ar: z.string(),
        templates: z.array(stored),
        /** The words of the letters, in the caller's language where they are written in it. */
        letters: z.array(z.object({ kind: z.string(), text: z.string() })),
      }),
    }),
  ),
  save: call({
    method: 'POST',
    path: '/message_templates',
    policy: 'approved-recruiter',
    feature: 'messaging',
    summary: `Keeps a template; one of the same name is replaced. At most ${messageTemplatesMaximum}.`,
    tag,
    toast: 'refusals',
  })
    .input(messageTemplate)
    .output(done),
  remove: call({
    method: 'DELETE',
    path: '/message_templates/{id}',
    policy: 'approved-recruiter',
    feature: 'messaging',
    summary: 'Removes a template; what was written with it stays.',
    tag,
    toast: 'refusals',
  })
    .input(z.object({ id: z.guid() }))
    .output(done),
};

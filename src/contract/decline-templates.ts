import { z } from 'zod';
import { type DeclineTemplate, declineTemplate } from '#domain/companies/decline-templates.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Administration';

/** As it was saved: what is read is not cleaned again. */
const savedWords: z.ZodType<DeclineTemplate['texts'][Locale]> = z.object({
  name: z.string(),
  text: z.string(),
});

const stored = z.object({
  id: z.string(),
  texts: z.object(
    Object.fromEntries(locales.map((locale) => [locale, savedWords])) as Record<Locale, typeof savedWords>,
  ),
  updated_at: z.string(),
  /** Null where it came with the product, or that account is gone. */
  updated_by: z.string().nullable(),
});
export type StoredDeclineTemplate = z.infer<typeof stored>;

const id = z.guid();

/** Reasons of a decline that are given often. */
export const declineTemplates = {
  list: call({
    method: 'GET',
    path: '/decline_templates',
    policy: 'admin',
    summary: 'The templates in every language, the oldest first.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(stored) })),
  create: call({
    method: 'POST',
    path: '/decline_templates',
    policy: 'admin',
    summary: 'Adds a template; at most 20.',
    tag,
  })
    .input(declineTemplate)
    .output(done),
  save: call({
    method: 'PUT',
    path: '/decline_templates/{id}',
    policy: 'admin',
    summary: 'Changes a template; what companies were told stays as it was.',
    tag,
  })
    .input(declineTemplate.extend({ id }))
    .output(done),
  remove: call({
    method: 'DELETE',
    path: '/decline_templates/{id}',
    policy: 'admin',
    summary: 'Removes a template.',
    tag,
  })
    .input(z.object({ id }))
    .output(done),
};

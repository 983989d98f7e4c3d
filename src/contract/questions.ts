import { z } from 'zod';
import { articleStates, slug } from '#domain/articles.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { type QuestionText, questionChange, questionGroups } from '#domain/questions.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Frequent questions';

/** As it was saved: what is read is not cleaned again. */
const savedText: z.ZodType<QuestionText> = z.object({ question: z.string(), answer: z.string() });

const edited = z.object({
  id: z.string(),
  version: z.int(),
  group: z.enum(questionGroups),
  state: z.enum(articleStates),
  texts: z.object(
    Object.fromEntries(locales.map((locale) => [locale, savedText])) as Record<Locale, typeof savedText>,
  ),
  /** The languages it is not written in. */
  missing: z.array(z.enum(locales)),
  updated_at: z.string(),
  /** Null where it came with the product, or that account is gone. */
  updated_by: z.string().nullable(),
});
export type EditedQuestion = z.infer<typeof edited>;

/** The questions of `/help-and-faq` as superadmins write them, in every language. */
export const questions = {
  list: call({
    method: 'GET',
    path: '/questions',
    policy: 'superadmin',
    summary: 'Every question whatever its state, in the order of the page.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(edited) })),
  create: call({
    method: 'POST',
    path: '/questions',
    policy: 'superadmin',
    summary: 'Adds a question at the end of its group; a published one needs every language.',
    tag,
  })
    .input(questionChange)
    .output(done),
  save: call({
    method: 'PUT',
    path: '/questions/{id}',
    policy: 'superadmin',
    summary: 'Changes a question; what was saved since refuses it with 409.',
    tag,
  })
    .input(questionChange.safeExtend({ version: z.int() }))
    .output(done),
  move: call({
    method: 'POST',
    path: '/questions/{id}/place',
    policy: 'superadmin',
    summary: 'Moves a question one place up or down in its group.',
    tag,
    toast: 'refusals',
  })
    .input(z.object({ id: slug, to: z.enum(['up', 'down']) }))
    .output(done),
};

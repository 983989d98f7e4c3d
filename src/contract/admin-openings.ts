import { z } from 'zod';
import { administeredStates } from '#domain/job-openings/held.ts';
import { openingStatuses, storedOpeningStatuses } from '#domain/job-openings/job-openings.ts';
import { optionalShortText } from '#domain/text/text.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Administration';

const listed = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(openingStatuses),
  stored_status: z.enum(storedOpeningStatuses),
  city: z.string(),
  country: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  applications: z.number(),
  /** Reports that nobody has looked at. */
  reports: z.number(),
  /** Why it was taken down, or may not be published; null unless it is held. */
  held_reason: z.string().nullable(),
  created_at: z.string(),
  /** Null where it never was public. */
  first_published_at: z.string().nullable(),
});
export type AdminOpening = z.infer<typeof listed>;

const whole = listed.extend({
  hide_company_name: z.boolean(),
  introduction: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  questions: z.array(z.string()),
  video_questions: z.array(z.string()),
  language: z.string(),
  /** What stands of it in further languages, read or not. */
  translations: z.array(
    z.object({
      language: z.string(),
      title: z.string(),
      introduction: z.string(),
      responsibilities: z.string(),
      requirements: z.string(),
      benefits: z.string(),
      questions: z.array(z.string()),
      video_questions: z.array(z.string()),
    }),
  ),
});
export type WholeAdminOpening = z.infer<typeof whole>;

/** Every opening of every company, before and after its publication. */
export const adminOpenings = {
  list: call({
    method: 'GET',
    path: '/admin_openings',
    policy: 'admin',
    summary: 'Openings of all companies, drafts too, the newest first, 20 a page.',
    tag,
  })
    .input(
      z.object({
        /** A part of the title or of the company's name, or an opening's or company's id. */
        q: optionalShortText(200).catch(''),
        state: z.enum(administeredStates).optional().catch(undefined),
        page: pageNumber(50),
      }),
    )
    .output(
      z.object({ status: z.literal(200), data: z.array(listed), per_page: z.int(), has_more: z.boolean() }),
    ),
  read: call({
    method: 'GET',
    path: '/admin_openings/{id}',
    policy: 'admin',
    summary: 'What an opening says and asks, whether it is public or not.',
    tag,
  })
    .input(z.object({ id: z.string().max(100) }))
    .output(z.object({ status: z.literal(200), data: whole })),
};

import { z } from 'zod';
import { jobTitleChange } from '#domain/reference/job-titles.ts';
import { done } from './done.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Job titles';

const listed = jobTitleChange.extend({
  /** What openings and profiles store: it stays whatever the names are. */
  value: z.string(),
  /** The title that it is now a synonym of; null unless it was merged. */
  merged_into: z.string().nullable(),
  /** Openings and profiles that name it. */
  openings: z.int(),
  profiles: z.int(),
  /** Null as long as it is as the product comes. */
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
});
export type ListedJobTitle = z.infer<typeof listed>;

const value = z.string().min(1).max(100);

/** The occupations that people choose and search by, in every language. */
export const jobTitles = {
  list: call({
    method: 'GET',
    path: '/job_titles',
    policy: 'superadmin',
    summary:
      'Every title with its uses, by name, 20 a page; sought in names and synonyms, `used=true` those that an opening or a profile names.',
    tag,
  })
    .input(
      z.object({
        page: pageNumber(1000),
        searchkey: z.string().trim().max(100).default(''),
        used: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
      }),
    )
    .output(
      z.object({ status: z.literal(200), total: z.number(), per_page: z.number(), data: z.array(listed) }),
    ),
  create: call({
    method: 'POST',
    path: '/job_titles',
    policy: 'superadmin',
    summary: 'Adds a title; its first English name is what is stored.',
    tag,
  })
    .input(jobTitleChange)
    .output(done),
  save: call({
    method: 'PUT',
    path: '/job_titles/{value}',
    policy: 'superadmin',
    summary: 'Renames a title or retires it; openings that carry it are found by the new names, too.',
    tag,
  })
    .input(jobTitleChange.extend({ value }))
    .output(done),
  merge: call({
    method: 'POST',
    path: '/job_titles/{value}/merge',
    policy: 'superadmin',
    summary:
      'Makes a title a synonym of another one: it is no longer offered, and whoever searches one finds both.',
    tag,
  })
    .input(z.object({ value, into: value }))
    .output(done),
};

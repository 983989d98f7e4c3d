import { z } from 'zod';
import { savedFilter, viewName } from '#domain/applications/views.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Applications';

const listView = z.object({
  id: z.string(),
  name: z.string(),
  filter: savedFilter,
  /** How many applications it holds, counted to 1,000; null of one that looks for a name, which is not counted ahead. */
  total: z.number().nullable(),
});
export type ListView = z.infer<typeof listView>;

/** Filters of the list of applications that a member keeps under names, for the own eyes. */
export const applicationViews = {
  list: call({
    method: 'GET',
    path: '/job_application_views',
    policy: 'opening-team',
    summary: "The caller's named views of the list of applications.",
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(listView) })),
  keep: call({
    method: 'POST',
    path: '/job_application_views',
    policy: 'opening-team',
    summary: 'Keeps a filter under a name, at most 20.',
    tag,
  })
    .input(z.object({ name: viewName, filter: savedFilter }))
    .output(done.extend({ data: z.object({ id: z.string() }) })),
  rename: call({
    method: 'PUT',
    path: '/job_application_views/{id}',
    policy: 'opening-team',
    summary: 'Gives an own view another name.',
    tag,
  })
    .input(z.object({ id: z.string().max(64), name: viewName }))
    .output(done),
  forget: call({
    method: 'DELETE',
    path: '/job_application_views/{id}',
    policy: 'opening-team',
    summary: 'Deletes an own view; the applications stay.',
    tag,
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(done),
};

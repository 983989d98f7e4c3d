import { z } from 'zod';
import { announcementAudiences, announcementChange, announcementStates } from '#domain/announcements.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { done } from './done.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Announcements';

const text = z.object({ subject: z.string(), text: z.string(), button: z.string() });

const announcement = z.object({
  id: z.string(),
  version: z.int(),
  audience: z.enum(announcementAudiences),
  path: z.string(),
  texts: z.object(Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, typeof text>),
  state: z.enum(announcementStates),
  updated_at: z.string(),
  /** Null where that account is gone. */
  updated_by: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** How many there were to write to when it began. */
  readers: z.int(),
  /** How many of them were written to so far. */
  written: z.int(),
});
export type Announcement = z.infer<typeof announcement>;

const one = z.object({ id: z.string().max(100) });
const saved = done.extend({ data: z.object({ id: z.string() }) });

/** What a superadmin writes to those who agreed to offers. */
export const announcements = {
  list: call({
    method: 'GET',
    path: '/announcements',
    policy: 'superadmin',
    summary: 'Drafts and what was sent, the latest change first, 20 a page.',
    tag,
  })
    .input(z.object({ page: pageNumber(1000) }))
    .output(
      z.object({ status: z.literal(200), total: z.int(), per_page: z.int(), data: z.array(announcement) }),
    ),
  read: call({
    method: 'GET',
    path: '/announcements/{id}',
    policy: 'superadmin',
    summary: 'One announcement in every language, and how far it was sent.',
    tag,
  })
    .input(one)
    .output(z.object({ status: z.literal(200), data: announcement })),
  readers: call({
    method: 'GET',
    path: '/announcement_readers',
    policy: 'superadmin',
    summary:
      'How many an announcement would reach now: who agreed to offers and had fewer than two in 30 days.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({ everybody: z.int(), candidate: z.int(), company: z.int() }),
    }),
  ),
  create: call({
    method: 'POST',
    path: '/announcements',
    policy: 'superadmin',
    summary: 'Writes a draft; nothing is sent.',
    tag,
  })
    .input(announcementChange)
    .output(saved),
  save: call({
    method: 'PUT',
    path: '/announcements/{id}',
    policy: 'superadmin',
    summary: 'Changes a draft. What was saved since, or is being sent, refuses it with 409.',
    tag,
  })
    .input(announcementChange.safeExtend(one.shape).safeExtend({ version: z.int() }))
    .output(done),
  remove: call({
    method: 'DELETE',
    path: '/announcements/{id}',
    policy: 'superadmin',
    summary: 'Removes a draft; what was sent stays.',
    tag,
  })
    .input(one)
    .output(done),
  test: call({
    method: 'POST',
    path: '/announcements/{id}/test',
    policy: 'superadmin',
    summary: 'Sends it to the caller alone, once in each language, once every language is complete.',
    tag,
    toast: 'none',
  })
    .input(one)
    .output(done),
  send: call({
    method: 'POST',
    path: '/announcements/{id}/sending',
    policy: 'superadmin',
    summary: 'Begins to send the draft of that version, complete in every language; nobody gets it twice.',
    tag,
  })
    .input(one.extend({ version: z.int() }))
    .output(done),
  cancel: call({
    method: 'DELETE',
    path: '/announcements/{id}/sending',
    policy: 'superadmin',
    summary: 'Stops one that is being sent: who was not written to yet is not.',
    tag,
    toast: 'default',
  })
    .input(one)
    .output(done),
};

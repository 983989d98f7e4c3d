import { z } from 'zod';
import { safeRedirect } from './identity/redirects.ts';
import { type Locale, locales } from './locale.ts';
import { longText, shortText } from './text/text.ts';
import { dayMs } from './time.ts';

/** Whom an announcement goes to: of them, those who agreed to offers. */
export const announcementAudiences = ['everybody', 'candidate', 'company'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementStates = ['draft', 'sending', 'sent', 'cancelled'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Nobody gets more offers than this (decisions: two a month); a month is counted as 30 days. */
export const offersAMonth = 2;
export const offersMonthMs = 30 * dayMs;

const announcementLimits = { subject: 120, text: 4000, button: 60 } as const;

const announcementText = z.object({
  subject: shortText(announcementLimits.subject, {}, 0),
  text: longText(announcementLimits.text, {}, 0),
  button: shortText(announcementLimits.button, {}, 0),
});
export type AnnouncementText = z.infer<typeof announcementText>;

/** An announcement as it is saved: a subject in one language is enough to find it again. */
export const announcementChange = z
  .object({
    audience: z.enum(announcementAudiences),
    /** Where its button leads, within the site; empty for none. */
    path: shortText(500, {}, 0).refine((path) => path === '' || safeRedirect(path) === path, {
      error: 'validation_own_path',
    }),
    texts: z.object(
      Object.fromEntries(locales.map((locale) => [locale, announcementText])) as Record<
        Locale,
        typeof announcementText
      >,
    ),
  })
  .refine(({ texts }) => Object.values(texts).some(({ subject }) => subject !== ''), {
    path: ['texts', locales[0], 'subject'],
    error: 'validation_required',
  });
export type AnnouncementChange = z.infer<typeof announcementChange>;

/** What it is called: its subject in that language, or in the first that has one. */
export function subjectOf(texts: AnnouncementChange['texts'], locale: Locale): string {
  return texts[locale].subject || (Object.values(texts).find(({ subject }) => subject)?.subject ?? '');
}

/** The languages in which it can't be sent yet, since each reader gets their own; with a page its button needs words. */
export function unfinishedLanguages({ texts, path }: Pick<AnnouncementChange, 'texts' | 'path'>): Locale[] {
  return locales.filter((locale) => {
    const { subject, text, button } = texts[locale];
    return !subject || !text || (path !== '' && !button);
  });
}

/** The paragraphs of a text: what an empty line parts. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

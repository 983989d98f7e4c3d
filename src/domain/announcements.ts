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
  subject: shortText(announcementLimits.subject),
  text: longText(announcementLimits.text),
  button: shortText(announcementLimits.button, {}, 0),
});
export type AnnouncementText = z.infer<typeof announcementText>;

/** An announcement as it is saved: in every language, since each reader gets their own. */
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
  .superRefine(({ path, texts }, context) => {
    if (!path) return;
    for (const locale of locales)
      if (!texts[locale].button)
        context.addIssue({
          code: 'custom',
          path: ['texts', locale, 'button'],
          message: 'validation_required',
        });
  });
export type AnnouncementChange = z.infer<typeof announcementChange>;

/** The paragraphs of a text: what an empty line parts. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

import { z } from 'zod';
import { inEveryLanguage, locales } from './locale.ts';
import type { Locale } from './locale-list.ts';
import { shortText } from './text/text.ts';
import { isHomePage, urlField } from './urls.ts';

/** Networks that the footer may lead to, in its order (specification 1: five social links). */
export const socialNetworks = ['linkedin', 'instagram', 'facebook', 'twitter', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What a box counts, in each language. */
const label = z.object(
  Object.fromEntries(locales.map((locale) => [locale, shortText(60)])) as Record<
    Locale,
    ReturnType<typeof shortText>
  >,
);

/** One of the two statistic boxes of the landing page: a figure as it is to be read, and what it counts. */
const statistic = z.object({ value: shortText(20), label });
export type Statistic = z.infer<typeof statistic>;

/** The two boxes are the superadmin's own words, never a figure that was computed. */
export const statistics = z.object({ statistics: z.tuple([statistic, statistic]) });

/** A box as it was saved, perhaps before a language was added. */
const savedStatistic = z.object({
  value: shortText(20),
  label: z.partialRecord(z.enum(locales), shortText(60)).transform(inEveryLanguage).pipe(label),
});
export const savedStatistics = z.tuple([savedStatistic, savedStatistic]);

/** Where a network shows this site: the network's own home page is no profile of anybody. */
function profileLink(network: SocialNetwork) {
  return urlField(network).refine((text) => !text || !isHomePage(text), { error: 'validation_social_home' });
}

/** Addresses of the footer's links; one without is not shown. */
export const socialLinks = z.object(
  Object.fromEntries(socialNetworks.map((network) => [network, profileLink(network)])) as Record<
    SocialNetwork,
    ReturnType<typeof profileLink>
  >,
);
export type SocialLinks = z.infer<typeof socialLinks>;

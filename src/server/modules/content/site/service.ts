import { isDeepStrictEqual } from 'node:util';
import { defaultLocale, type Locale, locales } from '#domain/locale.ts';
import {
  type SocialLinks,
  type SocialNetwork,
  type Statistic,
  savedStatistics,
  socialLinks,
  socialNetworks,
} from '#domain/site.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { m } from '#texts/any-language.js';
import { selectSettings, upsertSetting } from './queries.ts';

export interface SiteSettings {
  statistics: [Statistic, Statistic];
  social: SocialLinks;
}

/** What stands now: as set, or as the product comes (the specified boxes, no links). */
export async function readSite({ db }: Pick<Context, 'db'>): Promise<SiteSettings> {
  const stored = await selectSettings(db);
  const boxes = savedStatistics.safeParse(stored.statistics);
  return {
    statistics: boxes.success ? boxes.data : asItComes(),
    social: linksIn(stored.social),
  };
}

/** Which parts nobody has filled: the boxes as they come; no link, or none but those of the demo, which nobody saved. */
export async function readUntouchedSite(
  context: Pick<Context, 'db'>,
): Promise<Record<keyof SiteSettings, boolean>> {
  const { statistics: boxes, social } = await readSite(context);
  return {
    statistics: isDeepStrictEqual(boxes, asItComes()),
    social: Object.values(social).every((href) => !href || new URL(href).hostname.endsWith('.example')),
  };
}

export async function saveStatistics(
  context: Context<AdminActor>,
  { statistics: value }: { statistics: Statistic[] },
): Promise<void> {
  await save(context, 'statistics', value);
}

export async function saveSocialLinks(context: Context<AdminActor>, value: SocialLinks): Promise<void> {
  await save(context, 'social', value);
}

function save({ db, clock, actor }: Context<AdminActor>, key: keyof SiteSettings, value: unknown) {
  return upsertSetting(db, { key, value, updatedAt: clock.now(), updatedBy: actor.accountId });
}

function asItComes(): [Statistic, Statistic] {
  const label = (text: (inputs: object, options: { locale: Locale }) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, text({}, { locale })])) as Record<Locale, string>;
  return [
    { value: m.landing_stat_jobs({}, { locale: defaultLocale }), label: label(m.landing_stat_jobs_label) },
    { value: m.landing_stat_users({}, { locale: defaultLocale }), label: label(m.landing_stat_users_label) },
  ];
}

/** What stands in the boxes for a reader; the figures that the product comes with are written as in the language. */
export function boxesFor({ statistics: boxes }: SiteSettings, locale: Locale) {
  const texts = [m.landing_stat_jobs, m.landing_stat_users];
  return boxes.map(({ value, label }) => {
    const own = texts.find((text) => text({}, { locale: defaultLocale }) === value);
    return { value: own ? own({}, { locale }) : value, label: label[locale] };
  });
}

/** Each address for itself: one that would not be taken today does not hide the others. */
function linksIn(stored: unknown): SocialLinks {
  const { shape } = socialLinks;
  const known: Partial<Record<SocialNetwork, unknown>> = stored && typeof stored === 'object' ? stored : {};
  return Object.fromEntries(
    socialNetworks.map((network) => [network, shape[network].safeParse(known[network]).data ?? '']),
  ) as SocialLinks;
}

import { z } from 'zod';
import { providerKeys } from '#domain/identity/providers.ts';
import { socialLinks, socialNetworks, statistics } from '#domain/site.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Site';

const figure = z.object({ value: z.string(), label: z.string() });
export type SiteStatistic = z.infer<typeof figure>;

const link = z.object({ network: z.enum(socialNetworks), href: z.string() });

/** By whom candidates may sign in. */
export const shownProvider = z.object({ key: z.enum(providerKeys), name: z.string() });
export type ShownProvider = z.infer<typeof shownProvider>;

/** What a superadmin says of the site: statistic boxes and social links. */
export const site = {
  read: call({
    method: 'GET',
    path: '/site',
    policy: 'public',
    summary: 'The statistic boxes in the language of the request, and the social links that have an address.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        statistics: z.array(figure),
        social: z.array(link),
        /** Whether job updates by WhatsApp can be sent at present. */
        sends_whatsapp: z.boolean(),
        sign_in_providers: z.array(shownProvider),
      }),
    }),
  ),
  settings: call({
    method: 'GET',
    path: '/site_settings',
    policy: 'superadmin',
    summary: 'The same in every language, as it is edited.',
    tag,
  }).output(z.object({ status: z.literal(200), data: statistics.extend({ social: socialLinks }) })),
  saveStatistics: call({
    method: 'PUT',
    path: '/site_settings/statistics',
    policy: 'superadmin',
    summary: 'Sets the two statistic boxes of the landing page.',
    tag,
  })
    .input(statistics)
    .output(done),
  saveSocial: call({
    method: 'PUT',
    path: '/site_settings/social',
    policy: 'superadmin',
    summary: 'Sets the social links of the footer; one without an address is not shown.',
    tag,
  })
    .input(socialLinks)
    .output(done),
};

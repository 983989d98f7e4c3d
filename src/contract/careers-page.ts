import { z } from 'zod';
import { careersSlug } from '#domain/companies/careers/address.ts';
import {
  careersDomain,
  careersDomainStates,
  domainLeads,
  domainRecords,
} from '#domain/companies/careers/own-domain.ts';
import { careersPageInput, careersSectionKinds } from '#domain/companies/careers/page.ts';
import { done } from './done.ts';
import { openingCard } from './job-pool-responses.ts';
import { call } from './route.ts';

const tag = 'Careers page';

const texts = z.record(z.string(), z.string());

/** The domain of its own that a careers page has, with the records that connect it. */
const ownCareersDomain = z.object({
  domain: z.string(),
  state: z.enum(careersDomainStates),
  /** The host that the domain has to lead to. */
  target: z.string(),
  /** Where the TXT record stands that proves it, and what it says. */
  record_name: z.string(),
  record_value: z.string(),
  /** What was found when it was looked for; null before. */
  record: z.enum(domainRecords).nullable(),
  lead: z.enum(domainLeads).nullable(),
  checked_at: z.string().nullable(),
  /** Both records are there, but another company has proved this domain. */
  is_taken: z.boolean(),
  /** When it is looked at again by itself. */
  next_check_at: z.string(),
  /** Of a lost one: until when it still shows the page; null once that is over. */
  served_until: z.string().nullable(),
});
export type OwnCareersDomain = z.infer<typeof ownCareersDomain>;

/** A careers page as its company edits it; texts by language. */
const ownCareersPage = z.object({
  /** The last part of its address; empty before it was saved first. */
  slug: z.string(),
  /** Earlier addresses that lead there, the latest first. */
  former_slugs: z.array(z.string()),
  is_shown: z.boolean(),
  colour: z.string().nullable(),
  headline: texts,
  sections: z.array(
    z.object({
      kind: z.enum(careersSectionKinds),
      title: texts,
      text: texts,
      /** Path below the root. */
      picture: z.string().nullable(),
      alt: texts,
    }),
  ),
  version: z.int(),
  domain: ownCareersDomain.nullable(),
});
export type OwnCareersPage = z.infer<typeof ownCareersPage>;

/** A text with what it is written in: the language of the request as far as it was written in that. */
const written = z.object({ text: z.string(), language: z.string() });

/** A careers page as everybody sees it, in the language of the request. */
export const publicCareersPage = z.object({
  /** The present address; another one than was asked for leads there. */
  slug: z.string(),
  /** Where it stands in the first place, while it has a domain of its own that is connected; null where that is here. */
  own_address: z.string().nullable(),
  languages: z.array(z.string()),
  company: z.object({
    id: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    verified: z.boolean(),
  }),
  colour: z.string().nullable(),
  headline: written.nullable(),
  sections: z.array(
    z.object({
      kind: z.enum(careersSectionKinds),
      title: written.nullable(),
      text: written.nullable(),
      picture: z
        .object({ src: z.string(), width: z.number(), height: z.number(), alt: written.nullable() })
        .nullable(),
    }),
  ),
  openings: z.object({
    /** All of the company that say whose they are, whatever is filtered. */
    total: z.int(),
    /** Those that fit, the newest first; at most a hundred. */
    data: z.array(openingCard),
    cities: z.array(z.object({ name: z.string(), openings: z.int() })),
    employment_types: z.array(z.object({ name: z.string(), openings: z.int() })),
  }),
});
export type PublicCareersPage = z.infer<typeof publicCareersPage>;

/** A page of the company's own on this site: sections, colour, openings. */
export const careersPage = {
  read: call({
    method: 'GET',
    path: '/careers_page',
    policy: 'company',
    summary: 'The own careers page as it is edited.',
    tag,
  }).output(z.object({ status: z.literal(200), data: ownCareersPage })),
  save: call({
    method: 'PUT',
    path: '/careers_page',
    policy: 'company-owner',
    summary: 'Writes the own careers page, turns it on or off; the first time it gets an address.',
    tag,
  })
    .input(careersPageInput)
    .output(done.extend({ data: ownCareersPage })),
  changeAddress: call({
    method: 'PUT',
    path: '/careers_page/address',
    policy: 'company-owner',
    summary: 'Gives the own careers page another address; the one before leads there.',
    tag,
  })
    .input(z.object({ slug: careersSlug }))
    .output(done.extend({ data: ownCareersPage })),
  setDomain: call({
    method: 'PUT',
    path: '/careers_page/domain',
    policy: 'company-owner',
    summary:
      'Names a domain of the company’s own for its careers page, and answers the records that connect it.',
    tag,
  })
    .input(z.object({ domain: careersDomain }))
    .output(done.extend({ data: ownCareersPage })),
  checkDomain: call({
    method: 'POST',
    path: '/careers_page/domain/check',
    policy: 'company-owner',
    summary: 'Asks the name servers now whether the domain is proved and leads here.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'domain_check',
  }).output(done.extend({ data: ownCareersPage })),
  removeDomain: call({
    method: 'DELETE',
    path: '/careers_page/domain',
    policy: 'company-owner',
    summary: 'Takes the domain away from the careers page.',
    tag,
  }).output(done.extend({ data: ownCareersPage })),
};

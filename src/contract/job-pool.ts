import { z } from 'zod';
import { citySearch, openingSearch } from '#domain/job-openings/search-input.ts';
import { filterText } from '#domain/text/fields.ts';
import { publicCareersPage } from './careers-page.ts';
import { companyDirectory } from './company-directory.ts';
import { companyProfile } from './company-profile.ts';
import {
  cardList,
  highlights,
  openingForYou,
  openingMatch,
  publicCompany,
  publicOpening,
  searchCountries,
} from './job-pool-responses.ts';
import { call } from './route.ts';

const tag = 'Job pool';

const mostMatches = 50;

/** Ids as they stand in an address, parted by commas; what is no id is left out. */
const openingIds = z
  .string()
  .max(4000)
  .catch('')
  .transform((text) =>
    text
      .split(',')
      .filter((id) => z.uuid().safeParse(id).success)
      .slice(0, mostMatches),
  );

/** Tags of which no opening or company has the words, with the nearest words that some have; absent without one. */
const corrections = z.array(z.object({ typed: z.string(), meant: z.string() })).optional();

/** The public side of openings: search, cities, titles, one opening, one company (specification 1, section 7). */
export const jobPool = {
  search: call({
    method: 'GET',
    path: '/jobs_pool',
    policy: 'public',
    summary: 'The Active openings that fit the filters, newest first.',
    tag,
  })
    .input(openingSearch)
    .output(z.object({ status: z.number(), data: cardList.extend({ corrections }) })),
  cities: call({
    method: 'GET',
    path: '/jobs_pool_get_cities',
    policy: 'public',
    summary:
      'Cities of a country that have openings or begin with the text, with how many openings of the search each has.',
    tag,
  })
    .input(citySearch)
    .output(
      z.object({
        status: z.number(),
        data: z.array(z.object({ name: z.string(), value: z.string(), openings: z.number() })),
      }),
    ),
  countries: call({
    method: 'GET',
    path: '/jobs_pool_get_countries',
    policy: 'public',
    summary:
      'Every country that has an opening, Qatar first, with how many openings of the search it has; `country=all` searches all of them.',
    tag,
  })
    .input(openingSearch)
    .output(
      z.object({
        status: z.number(),
        data: searchCountries,
      }),
    ),
  suggestions: call({
    method: 'GET',
    path: '/jobs_pool_suggestions',
    policy: 'public',
    summary:
      'What the typed words may mean: titles in the script they are typed in, companies unless `titles` alone are asked for, each with how many openings of the place a search for it finds; those with none last.',
    tag,
  })
    .input(
      z
        .object({
          text: filterText(100),
          country: filterText(100),
          city: filterText(100),
          titles: z.union([z.boolean(), z.string()]).catch(false),
        })
        .partial(),
    )
    .output(
      z.object({
        status: z.number(),
        data: z.array(
          z.object({
            name: z.string(),
            /** What openings and profiles store of a title. */
            value: z.string(),
            kind: z.enum(['title', 'company']),
            openings: z.number(),
          }),
        ),
      }),
    ),
  titles: call({
    method: 'GET',
    path: '/get_all_job_titles',
    policy: 'public',
    summary:
      'The occupations to choose from; with `new=true` also the titles that companies and candidates added.',
    tag,
  })
    .input(z.object({ new: z.union([z.boolean(), z.string()]).catch(false) }).partial())
    .output(
      z.object({
        status: z.number(),
        data: z.array(
          z.object({
            name: z.string(),
            value: z.string(),
            /** Where a title is called otherwise than its name: in Arabic for men and women. */
            title: z.string().optional(),
          }),
        ),
      }),
    ),
  counts: call({
    method: 'GET',
    path: '/jobs_pool_counts',
    policy: 'public',
    summary:
      'How many openings of the search each employment type and level, remote work and published pay have, its own filter left aside.',
    tag,
  })
    .input(openingSearch)
    .output(
      z.object({
        status: z.number(),
        data: z.object({
          total: z.number(),
          employment_type: z.record(z.string(), z.number()),
          experience_level: z.record(z.string(), z.number()),
          remote: z.number(),
          /** Openings that say their pay. */
          paid: z.number(),
        }),
      }),
    ),
  matches: call({
    method: 'GET',
    path: '/candidate-matches',
    policy: 'candidate',
    summary: 'How much of what each of these openings asks the own profile meets; at most 50.',
    tag,
  })
    .input(z.object({ ids: openingIds }))
    .output(z.object({ status: z.number(), data: z.array(openingMatch) })),
  forYou: call({
    method: 'GET',
    path: '/candidate-jobs',
    policy: 'candidate',
    summary: 'Openings for the caller, from desired jobs, skills and eligibility, the best met first.',
    tag,
  }).output(z.object({ status: z.number(), data: z.array(openingForYou) })),
  highlights: call({
    method: 'GET',
    path: '/jobs_pool_highlights',
    policy: 'public',
    summary:
      'The newest openings, how many are of the last day, a few to try oneself against, and how many a search for each field of work finds.',
    tag,
  }).output(z.object({ status: z.number(), data: highlights })),
  opening: call({
    method: 'GET',
    path: '/job/{id}',
    policy: 'public',
    summary: 'One Active opening; 410 with similar openings once it is closed or expired.',
    tag,
  })
    .input(z.object({ id: z.string().max(100) }))
    .output(z.object({ status: z.number(), data: publicOpening })),
  ...companyDirectory,
  company: call({
    method: 'GET',
    path: '/company/{id}',
    policy: 'public',
    summary: 'One company as everybody may see it, with its Active openings.',
    tag: 'Companies',
  })
    .input(z.object({ id: z.string().max(300), page: z.union([z.number(), z.string()]).optional() }))
    .output(
      z.object({
        status: z.number(),
        // Its own people and administrators read the whole profile beside it.
        data: companyProfile.partial().extend(publicCompany.shape).extend({ openings: cardList }),
      }),
    ),
  careers: call({
    method: 'GET',
    path: '/careers/{slug}',
    policy: 'public',
    summary: 'A company’s careers page with its Active openings, those of a city or kind where one is named.',
    tag: 'Careers page',
  })
    .input(
      z.object({
        slug: z.string().max(100),
        city: filterText(100).optional(),
        employment_type: filterText(100).optional(),
      }),
    )
    .output(z.object({ status: z.number(), data: publicCareersPage })),
};

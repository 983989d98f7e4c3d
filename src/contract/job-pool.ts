import { z } from 'zod';
import { openingEligibility, shownOpening } from '#domain/job-openings/opening.ts';
import { openingSearch } from '#domain/job-openings/search-input.ts';
import { filterText } from '#domain/text/fields.ts';
import { companyProfile } from './company-profile.ts';
import { call } from './route.ts';

const tag = 'Job pool';

const salary = z.object({
  start: z.number(),
  end: z.number(),
  type: z.string(),
  currency: z.string(),
});

const cardCompany = z.object({
  id: z.string(),
  name: z.string(),
  /** Path from the root; null without a logo. */
  logo: z.string().nullable(),
  verified: z.boolean(),
});

/** An opening in a list. `company` is null and `confidential` true where the opening hides its company. */
export const openingCard = z.object({
  id: z.string(),
  title: z.string(),
  company: cardCompany.nullable(),
  confidential: z.boolean(),
  city: z.string(),
  country: z.string(),
  /** Null unless the opening publishes it. */
  salary: salary.nullable(),
  employment_type: z.string(),
  experience_level: z.string(),
  remote: z.boolean(),
  /** At most three. */
  tags: z.array(z.string()),
  /** The first publication. */
  published_at: z.string(),
  /** `YYYY-MM-DD`, the last day for applications. */
  due_date: z.string().nullable(),
});
export type OpeningCard = z.infer<typeof openingCard>;

/** What the landing page shows of the market. */
export interface Highlights {
  newest: OpeningCard[];
  today: number;
  fields: { title: string; openings: number }[];
}

/** An Active opening in full; its rich texts are sanitised HTML. */
const publicOpening = openingCard.extend({
  company: cardCompany
    .extend({
      industry: z.string(),
      number_of_employee: z.string(),
      description: z.string(),
      website: z.string(),
      city: z.string(),
      /** Whether `/company/{id}` shows it. */
      has_page: z.boolean(),
      /** When an admin checked the company's documents. */
      verified_at: z.string().nullable(),
      /** How many applications in a hundred it answers within ten days; null until that can be said. */
      answer_rate: z.number().nullable(),
    })
    .nullable(),
  status: z.literal('Active'),
  ...shownOpening,
  /** The zone in which the due date ends. */
  time_zone: z.string(),
  eligibility: openingEligibility.nullable(),
  screening_questions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      answer_type: z.string(),
      required: z.boolean(),
    }),
  ),
  video_questions: z.array(z.object({ id: z.string(), question: z.string(), seconds: z.number() })),
  similar: z.array(openingCard),
});
export type PublicOpening = z.infer<typeof publicOpening>;

/** What everybody may know of an approved company that shows its profile. */
const publicCompany = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string(),
  country: z.string(),
  city: z.string(),
  number_of_employee: z.string(),
  description: z.string(),
  website: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  verified: z.boolean(),
  verified_at: z.string().nullable(),
  answer_rate: z.number().nullable(),
});
export type PublicCompany = z.infer<typeof publicCompany>;

/** How much of what an opening asks the caller's profile meets. */
const openingMatch = z.object({ id: z.string(), met: z.number(), total: z.number() });
export type OpeningMatch = z.infer<typeof openingMatch>;

/** An opening for the caller, with why: the desired job that it answers, the own skills that it names. */
const openingForYou = openingCard.extend({
  ...openingMatch.shape,
  sought: z.string().nullable(),
  skills: z.array(z.string()),
});
export type OpeningForYou = z.infer<typeof openingForYou>;

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

const cardList = z.object({ total: z.number(), data: z.array(openingCard) });

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
    summary: 'Cities of a country that have openings or begin with the text, with their number of openings.',
    tag,
  })
    .input(z.object({ city: filterText(100), country: filterText(100) }).partial())
    .output(
      z.object({
        status: z.number(),
        data: z.array(z.object({ name: z.string(), value: z.string(), openings: z.number() })),
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
      z.object({ status: z.number(), data: z.array(z.object({ name: z.string(), value: z.string() })) }),
    ),
  counts: call({
    method: 'GET',
    path: '/jobs_pool_counts',
    policy: 'public',
    summary: 'How many openings of the search each employment type and level has, its own filter left aside.',
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
      'The newest openings, how many are of the last day, and how many a search for each field of work finds.',
    tag,
  }).output(
    z.object({
      status: z.number(),
      data: z.object({
        newest: z.array(openingCard),
        today: z.number(),
        /** By the word to search for, in the language of the request; most openings first. */
        fields: z.array(z.object({ title: z.string(), openings: z.number() })),
      }),
    }),
  ),
  opening: call({
    method: 'GET',
    path: '/job/{id}',
    policy: 'public',
    summary: 'One Active opening; 410 with similar openings once it is closed or expired.',
    tag,
  })
    .input(z.object({ id: z.string().max(100) }))
    .output(z.object({ status: z.number(), data: publicOpening })),
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
};

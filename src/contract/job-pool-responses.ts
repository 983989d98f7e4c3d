import { z } from 'zod';
import { experienceLevels, minimumEducations } from '#domain/job-openings/job-openings.ts';
import { openingEligibility } from '#domain/job-openings/opening.ts';
import { shownOpening } from '#domain/job-openings/opening-readers.ts';
import { savedPlace } from '#domain/job-openings/places.ts';

const salary = z.object({
  start: z.number(),
  end: z.number(),
  type: z.string(),
  currency: z.string(),
  /** Where the company says so. */
  negotiable: z.literal(true).optional(),
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
  /** What it is written in, the title as well. */
  language: z.string().default('en'),
  /** Where the title is an occupation of the lists: what it is called in other languages, by their codes. */
  titles: z.record(z.string(), z.string()).optional(),
  company: cardCompany.nullable(),
  confidential: z.boolean(),
  city: z.string(),
  country: z.string(),
  /** Where else one may work; absent where that is its one place. */
  further_places: z.array(savedPlace).optional(),
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

/** An opening that a visitor tries: a part of its card, and of what it asks no more than stands on its page. */
const triedOpening = openingCard
  .pick({
    id: true,
    title: true,
    language: true,
    titles: true,
    company: true,
    confidential: true,
    city: true,
    salary: true,
  })
  .extend({
    eligibility: openingEligibility.nullable(),
    experience_start: shownOpening.experience_start,
    minimum_education: z.enum(minimumEducations),
  });
export type TriedOpening = z.infer<typeof triedOpening>;

/** What the landing page shows of the market. */
export const highlights = z.object({
  newest: z.array(openingCard),
  /** Openings of the last day. */
  today: z.number(),
  /** At most three that two or three answers say much of; none where no opening asks enough. */
  tried: z.array(triedOpening),
  /** Of the country that a search begins with: how many openings each level has; at most a minute old. */
  levels: z.record(z.enum(experienceLevels), z.number()),
  /** What each is called and the word to search for, in the language of the request; most openings first. */
  fields: z.array(z.object({ name: z.string(), title: z.string(), openings: z.number() })),
  /** Of all countries: Active openings, those of the last seven days, companies of the directory that hire; at most a minute old. */
  figures: z.object({ openings: z.number(), week: z.number(), companies: z.number() }),
});
export type Highlights = z.infer<typeof highlights>;

/** An Active opening in full; its rich texts are sanitised HTML. */
export const publicOpening = openingCard.extend({
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
  /** Those that it is read in, its own among them. */
  languages: z.array(z.string()),
  /** Its texts in the language of the request, where its company wrote them in that one, too; else null. */
  translation: z
    .object({
      language: z.string(),
      title: z.string(),
      introduction: z.string(),
      responsibilities: z.string(),
      requirements: z.string(),
      benefits: z.string(),
      /** What was asked in other words since is not among them. */
      screening_questions: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
      video_questions: z.array(z.object({ id: z.string(), question: z.string() })),
    })
    .nullable(),
  similar: z.array(openingCard),
});
export type PublicOpening = z.infer<typeof publicOpening>;

/** What everybody may know of an approved company that shows its profile. */
export const publicCompany = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Its name in Arabic; empty where it has none. */
  name_ar: z.string(),
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
export const openingMatch = z.object({ id: z.string(), met: z.number(), total: z.number() });
export type OpeningMatch = z.infer<typeof openingMatch>;

/**
 * An opening for the caller, with why: the desired job that it answers, or is near, in the caller's language; the own
 * skills that it names; whether its company works in the caller's industry.
 */
export const openingForYou = openingCard.extend({
  ...openingMatch.shape,
  sought: z.string().nullable(),
  near: z.string().nullable(),
  own_industry: z.boolean(),
  skills: z.array(z.string()),
});
export type OpeningForYou = z.infer<typeof openingForYou>;

/** Some openings of how many there are. */
export const cardList = z.object({ total: z.number(), data: z.array(openingCard) });

/** A country of the search: its name in the language of the reader, what the address carries, and what is found there. */
const searchCountry = z.object({
  name: z.string(),
  value: z.string(),
  openings: z.number(),
  /** What a lowest pay is asked in there. */
  currency: z.string(),
});

/** Every country that has an opening, and how many the search finds in each. */
export const searchCountries = z.object({
  /** In all countries. */
  total: z.number(),
  data: z.array(searchCountry),
});
export type SearchCountries = z.infer<typeof searchCountries>;

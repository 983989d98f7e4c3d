import { z } from 'zod';
import {
  type CompanySearch,
  type CompanySearchInput,
  readCompanySearch,
} from '#domain/companies/directory.ts';
import { searchSchema } from '#domain/search-schema.ts';
import { call } from './route.ts';

/** A company as the directory shows it. */
const companyCard = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string(),
  country: z.string(),
  city: z.string(),
  verified: z.boolean(),
  answer_rate: z.number().nullable(),
  /** Active openings that show whose they are. */
  openings: z.int(),
});
export type CompanyCard = z.infer<typeof companyCard>;

const counted = z.array(z.object({ name: z.string(), companies: z.int() }));

const companyDirectoryPage = z.object({
  total: z.int(),
  data: z.array(companyCard),
  /** What each filter would find beside the others that are set. */
  counts: z.object({
    industries: counted,
    countries: counted,
    /** Of the country that is set; without one there are none. */
    cities: counted,
    hiring: z.int(),
  }),
});
export type CompanyDirectoryPage = z.infer<typeof companyDirectoryPage>;

export const companyDirectory = {
  companies: call({
    method: 'GET',
    path: '/companies',
    policy: 'public',
    summary: 'Approved companies that show something of themselves, 24 a page, with their Active openings.',
    tag: 'Companies',
  })
    .input(searchSchema<CompanySearch, CompanySearchInput>(readCompanySearch))
    .output(z.object({ status: z.number(), data: companyDirectoryPage })),
};

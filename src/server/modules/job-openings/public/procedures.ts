import { descriptionIn } from '#domain/companies/descriptions.ts';
import { defaultSearchCountry, searchPageSize } from '#domain/job-openings/search.ts';
import { describeForInsider, findPublicCompany } from '#server/modules/companies/service.ts';
import { listCompanies } from '#server/modules/job-openings/directory/service.ts';
import { findOpeningsForYou, matchOpenings } from '#server/modules/job-openings/for-you/service.ts';
import { hiddenFrom } from '#server/modules/job-openings/hidden/service.ts';
import type { Context } from '#server/platform/context.ts';
import { limitVisitor } from '#server/platform/limit-reads.ts';
import { procedures } from '#server/platform/procedures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readCards } from './cards-service.ts';
import { readCareersPage } from './careers.ts';
import { listCities } from './cities.ts';
import { listCountries } from './countries.ts';
import { countFilters } from './filter-counts.ts';
import { listHighlights } from './highlights.ts';
import { readPublicOpening } from './opening.ts';
import { selectCompanyCards } from './queries.ts';
import { searchOpenings } from './search.ts';
import { suggest } from './suggestions.ts';
import { listTitles } from './titles.ts';

const jobPool = procedures.jobPool.use(({ context, next }) => {
  // Calls of accounts are counted already.
  if (context.actor.role === 'visitor') limitVisitor(context);
  return next();
});

// Those of candidates alone know who calls.
const own = procedures.jobPool;

export const jobPoolProcedures = jobPool.router({
  search: jobPool.search.handler(async ({ context, input }) => {
    const { total, cards, corrections } = await searchOpenings(context, input, await hiddenFrom(context));
    const corrected = corrections.length > 0 ? { corrections } : {};
    return { status: 200, data: { total, data: readCards(cards, context.locale), ...corrected } };
  }),
  cities: jobPool.cities.handler(async ({ context, input }) => ({
    status: 200,
    data: await listCities(context, input),
  })),
  countries: jobPool.countries.handler(async ({ context, input }) => ({
    status: 200,
    data: await listCountries(context, input),
  })),
  suggestions: jobPool.suggestions.handler(async ({ context, input }) => ({
    status: 200,
    data: await suggest(context, {
      text: input.text ?? '',
      country: input.country || defaultSearchCountry,
      city: input.city ?? '',
      isTitlesOnly: input.titles === true || input.titles === 'true',
    }),
  })),
  titles: jobPool.titles.handler(async ({ context, input }) => ({
    status: 200,
    data: (await listTitles(context, input.new === true || input.new === 'true')).titles,
  })),
  counts: jobPool.counts.handler(async ({ context, input }) => ({
    status: 200,
    data: await countFilters(context, input),
  })),
  matches: own.matches.handler(async ({ context, input }) => ({
    status: 200,
    data: await matchOpenings(context, input.ids),
  })),
  forYou: own.forYou.handler(async ({ context }) => ({
    status: 200,
    data: await findOpeningsForYou(context),
  })),
  highlights: jobPool.highlights.handler(async ({ context }) => {
    const { cards, ...counted } = await listHighlights(context);
    return { status: 200, data: { newest: readCards(cards, context.locale), ...counted } };
  }),
  opening: jobPool.opening.handler(async ({ context, input }) => ({
    status: 200,
    data: await readPublicOpening(context, input.id),
  })),
  companies: jobPool.companies.handler(async ({ context, input }) => ({
    status: 200,
    data: await listCompanies(context, input),
  })),
  company: jobPool.company.handler(async ({ context, input }) => ({
    status: 200,
    data: await readCompanyPage(context, input),
  })),
  careers: jobPool.careers.handler(async ({ context, input }) => ({
    status: 200,
    data: await readCareersPage(context, {
      slug: input.slug,
      city: input.city ?? '',
      employment_type: input.employment_type ?? '',
    }),
  })),
});

async function readCompanyPage(context: Context, input: { id: string; page?: number | string | undefined }) {
  const insider = await describeForInsider(context, input.id);
  const company = insider ?? (await findPublicCompany(context.outsideDb, input.id));
  if (!company) throw new Refusal('NOT_FOUND');
  const page = Math.min(Math.max(1, Math.trunc(Number(input.page)) || 1), 100);
  const { total, cards } = await selectCompanyCards(context.reads, {
    companyId: company.id,
    now: context.clock.now(),
    page,
    pageSize: searchPageSize,
  });
  return {
    ...company,
    description: descriptionIn(context.locale, company),
    openings: { total, data: readCards(cards, context.locale) },
  };
}

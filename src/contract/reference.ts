import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { pageOf } from './page.ts';
import { call } from './route.ts';

const tag = 'Reference';
/** Without it, the language of the request. With it the answer may be kept by caches. */
const input = z.object({ locale: z.enum(locales).optional() });

function list<Item extends z.ZodType>(item: Item) {
  return pageOf(item);
}

/** `value` is what is stored and sent, `label` what people read. */
const option = { value: z.string(), label: z.string() };

const country = z.object({
  ...option,
  name: z.string(),
  flag: z.string(),
  code: z.string(),
  dial_code: z.string(),
  continent_name: z.string(),
  image: z.string(),
});
const language = z.object({
  ...option,
  code: z.string(),
  name: z.string(),
  native: z.string(),
  rtl: z.boolean().optional(),
});
const currency = z.object({
  ...option,
  symbol: z.string(),
  name: z.string(),
  symbol_native: z.string(),
  decimal_digits: z.number(),
  rounding: z.number(),
  code: z.string(),
  name_plural: z.string(),
});

/** Lists that rarely change (specification 1, section 3), cacheable, with an ETag. */
export const reference = {
  countries: call({
    method: 'GET',
    path: '/reference/countries',
    policy: 'public',
    summary: 'Countries with flag, dial code and continent.',
    tag,
  })
    .input(input)
    .output(list(country)),
  languages: call({
    method: 'GET',
    path: '/reference/languages',
    policy: 'public',
    summary: 'Languages that people speak.',
    tag,
  })
    .input(input)
    .output(list(language)),
  currencies: call({
    method: 'GET',
    path: '/reference/currencies',
    policy: 'public',
    summary: 'Currencies with symbol and decimal digits.',
    tag,
  })
    .input(input)
    .output(list(currency)),
  occupations: call({
    method: 'GET',
    path: '/reference/occupations',
    policy: 'public',
    summary: 'About 1,000 occupations for desired jobs and job titles.',
    tag,
  })
    .input(input)
    .output(list(z.object({ ...option, name: z.string() }))),
  cities: call({
    method: 'GET',
    path: '/reference/cities',
    policy: 'public',
    summary: 'Cities of the Gulf by country.',
    tag,
  })
    .input(input)
    .output(list(z.object({ ...option, country: z.string() }))),
};
